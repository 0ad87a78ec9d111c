# Removes what install.ps1 has made; the saves stay.
$ErrorActionPreference = 'SilentlyContinue'
$german = (Get-UICulture).TwoLetterISOLanguageName -eq 'de'
$place = Join-Path $env:LOCALAPPDATA 'Programs\Millions of Swallows (bundle)'
Set-Location $env:TEMP
Remove-Item (Join-Path ([Environment]::GetFolderPath('Programs')) 'Millions of Swallows (bundle).lnk')
Remove-Item -Recurse 'HKCU:\Software\Classes\MillionsOfSwallows.Bundle.Record'
Remove-ItemProperty 'HKCU:\Software\Classes\.swallows\OpenWithProgids' -Name 'MillionsOfSwallows.Bundle.Record'
Remove-Item -Recurse -Force $place
$saves = Join-Path $env:LOCALAPPDATA 'millions-of-swallows'
if ($german) { Write-Host "Millions of Swallows ist entfernt. Die gespeicherten Partien bleiben: $saves" }
else { Write-Host "Millions of Swallows is removed. Saved games are kept: $saves" }
