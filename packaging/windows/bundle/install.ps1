# Installs Millions of Swallows for one user from the wheels beside this script, without a network.
$ErrorActionPreference = 'Stop'
$german = (Get-UICulture).TwoLetterISOLanguageName -eq 'de'
function Say($de, $en) { if ($german) { Write-Host $de } else { Write-Host $en } }

$place = Join-Path $env:LOCALAPPDATA 'Programs\Millions of Swallows (bundle)'
$old = "$place.old"
$python = $null
foreach ($version in '3.14', '3.13', '3.12', '3.11') {
    try { & py "-$version" -c 'import venv, ensurepip' 2>$null; if ($LASTEXITCODE -eq 0) { $python = @('py', "-$version"); break } } catch { }
}
if (-not $python) {
    try {
        & python -c 'import sys, venv, ensurepip; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>$null
        if ($LASTEXITCODE -eq 0) { $python = @('python') }
    } catch { }
}
if (-not $python) {
    Say 'Dieses Paket braucht Python 3.11 bis 3.14 (64 Bit). Bitte zuerst installieren, zum Beispiel von python.org.' `
        'This package needs Python 3.11 to 3.14 (64 bit). Please install it first, for example from python.org.'
    exit 1
}
Say 'Das Spiel wird eingerichtet, ohne Netz ...' 'Setting up the game, without a network ...'
if (Test-Path $old) { Remove-Item -Recurse -Force $old }
if (Test-Path $place) { Move-Item $place $old }
try {
    New-Item -ItemType Directory -Force $place | Out-Null
    $words = @($python | Select-Object -Skip 1) + @('-m', 'venv', "$place\environment")
    & $python[0] @words
    if ($LASTEXITCODE -ne 0) { throw 'venv' }
    & "$place\environment\Scripts\python.exe" -m pip --disable-pip-version-check --no-input install --quiet `
        --no-index --find-links "$PSScriptRoot\wheels" --require-hashes -r "$PSScriptRoot\wheels.txt"
    if ($LASTEXITCODE -ne 0) { throw 'pip' }
    Copy-Item -Recurse "$PSScriptRoot\licences" $place
    Copy-Item "$PSScriptRoot\*.ico", "$PSScriptRoot\uninstall.*" $place
} catch {
    if (Test-Path $place) { Remove-Item -Recurse -Force $place }
    if (Test-Path $old) { Move-Item $old $place }
    Say "Das Einrichten ist gescheitert: $_" "The setup has failed: $_"
    exit 1
}
if (Test-Path $old) { Remove-Item -Recurse -Force $old }

$program = "$place\environment\Scripts\millions-of-swallows.exe"
$shell = New-Object -ComObject WScript.Shell
$link = $shell.CreateShortcut((Join-Path ([Environment]::GetFolderPath('Programs')) 'Millions of Swallows (bundle).lnk'))
$link.TargetPath = $program
$link.IconLocation = "$place\swallows.ico"
$link.Save()
$classes = 'HKCU:\Software\Classes'
New-Item -Force "$classes\MillionsOfSwallows.Bundle.Record\DefaultIcon" -Value "$place\record.ico" | Out-Null
New-Item -Force "$classes\MillionsOfSwallows.Bundle.Record\shell\open\command" -Value "`"$program`" play `"%1`"" | Out-Null
New-Item -Force "$classes\.swallows\OpenWithProgids" | Out-Null
New-ItemProperty -Force "$classes\.swallows\OpenWithProgids" -Name 'MillionsOfSwallows.Bundle.Record' -Value '' | Out-Null
Say "Millions of Swallows ist installiert: $place. Zum Entfernen: uninstall.cmd in diesem Ordner." `
    "Millions of Swallows is installed: $place. To remove it: uninstall.cmd in that folder."
