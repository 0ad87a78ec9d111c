@echo off
rem Removes what install.cmd has made; the saves stay.
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0uninstall.ps1"
if errorlevel 1 pause
exit /b %errorlevel%
