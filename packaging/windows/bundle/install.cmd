@echo off
rem Installs Millions of Swallows for one user from the wheels beside this script; the work is in install.ps1.
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0install.ps1"
if errorlevel 1 pause
exit /b %errorlevel%
