; The installer for Windows, without administrator's rights: program, start menu, records by double click, PATH.
; Called with /DVERSION, /DVERSION_NUMBERS, /DFOLDER (what is installed), /DOUT (the installer's file), /DKILOBYTES.

Unicode true
SetCompressor /SOLID lzma
Target amd64-unicode
RequestExecutionLevel user
ManifestDPIAware true
!include "MUI2.nsh"
!include "WinMessages.nsh"

!define NAME "Millions of Swallows"
!define PROGRAM "${NAME}.exe"
!define CLASSES "Software\Classes"
!define KIND "MillionsOfSwallows.Record"
!define REMOVE "Software\Microsoft\Windows\CurrentVersion\Uninstall\MillionsOfSwallows"
!define APP_PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${REMOVE}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION_NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Millions of Swallows authors, MIT licence"

!define MUI_ICON "${FOLDER}\swallows.ico"
!define MUI_UNICON "${FOLDER}\swallows.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${FOLDER}\licences\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"

LangString RUNNING ${LANG_ENGLISH} "${NAME} is running. Close it, then try again: every move is saved already."
LangString RUNNING ${LANG_GERMAN} "${NAME} läuft noch. Bitte schließen und noch einmal versuchen: Jeder Zug ist schon gespeichert."
LangString RUNNING ${LANG_FRENCH} "${NAME} est en cours d’exécution. Fermez-le et recommencez : chaque coup est déjà enregistré."
LangString RECORD ${LANG_ENGLISH} "Game of ${NAME}"
LangString RECORD ${LANG_GERMAN} "Spiel von ${NAME}"
LangString RECORD ${LANG_FRENCH} "Partie de ${NAME}"
LangString SAVES ${LANG_ENGLISH} "Saved games and settings stay in $LOCALAPPDATA\millions-of-swallows. Delete that folder if you want to keep nothing."
LangString SAVES ${LANG_GERMAN} "Gespeicherte Spiele und Einstellungen bleiben in $LOCALAPPDATA\millions-of-swallows. Wer nichts behalten will, löscht diesen Ordner."
LangString SAVES ${LANG_FRENCH} "Les parties et les réglages restent dans $LOCALAPPDATA\millions-of-swallows. Supprimez ce dossier si vous ne voulez rien garder."

; A program that runs holds its Python: the file cannot be opened for writing. Nothing has been changed by then.
!macro STOP_IF_RUNNING
    IfFileExists "$INSTDIR\python\python3*.dll" 0 not_running
    FindFirst $0 $1 "$INSTDIR\python\python31*.dll"
    FindClose $0
    StrCmp $1 "" not_running
    ClearErrors
    FileOpen $0 "$INSTDIR\python\$1" a
    IfErrors 0 closed
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
    SetErrorLevel 2
    Abort "$(RUNNING)"
closed:
    FileClose $0
not_running:
!macroend

!macro REMOVE_PROGRAM
    RMDir /r "$INSTDIR\python"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\${PROGRAM}"
    Delete "$INSTDIR\swallows.exe"
    Delete "$INSTDIR\swallows.ico"
    Delete "$INSTDIR\user_path.py"
!macroend

!macro TELL_THE_DESKTOP
    SendMessage ${HWND_BROADCAST} ${WM_SETTINGCHANGE} 0 "STR:Environment" /TIMEOUT=2000
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
    !insertmacro STOP_IF_RUNNING
    !insertmacro REMOVE_PROGRAM
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"

    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}" "" "$INSTDIR\${PROGRAM}" 0
    WriteRegStr HKCU "${CLASSES}\.swallows" "" "${KIND}"
    WriteRegStr HKCU "${CLASSES}\.swallows" "Content Type" "application/x-swallows-record"
    WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(RECORD)"
    WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},1"
    WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" play "%1"'
    WriteRegStr HKCU "${APP_PATHS}\swallows.exe" "" "$INSTDIR\swallows.exe"
    nsExec::Exec '"$INSTDIR\python\python.exe" "$INSTDIR\user_path.py" add "$INSTDIR"'
    Pop $0

    WriteRegStr HKCU "${REMOVE}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${REMOVE}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${REMOVE}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${REMOVE}" "Publisher" "The Millions of Swallows authors"
    WriteRegStr HKCU "${REMOVE}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${REMOVE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${REMOVE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${REMOVE}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${REMOVE}" "NoModify" 1
    WriteRegDWORD HKCU "${REMOVE}" "NoRepair" 1
    !insertmacro TELL_THE_DESKTOP
SectionEnd

Section "Uninstall"
    !insertmacro STOP_IF_RUNNING
    nsExec::Exec '"$INSTDIR\python\python.exe" "$INSTDIR\user_path.py" remove "$INSTDIR"'
    Pop $0
    !insertmacro REMOVE_PROGRAM
    Delete "$SMPROGRAMS\${NAME}.lnk"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"

    ReadRegStr $0 HKCU "${CLASSES}\.swallows" ""
    StrCmp $0 "${KIND}" 0 another_program
    DeleteRegKey HKCU "${CLASSES}\.swallows"
another_program:
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegKey HKCU "${APP_PATHS}\swallows.exe"
    DeleteRegKey HKCU "${REMOVE}"
    !insertmacro TELL_THE_DESKTOP
    DetailPrint "$(SAVES)"
    IfSilent silent
    MessageBox MB_OK|MB_ICONINFORMATION "$(SAVES)"
silent:
SectionEnd
