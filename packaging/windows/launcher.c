/* Starts the program with the Python beside it: `swallows.exe` in a terminal, `Millions of Swallows.exe` (built with
   WINDOWED) from the desktop. Everything after the first word of the command line is handed on as it stands. */

#include <windows.h>
#include <wchar.h>

#define ROOM 32768 /* characters, the longest command line that Windows takes */

static wchar_t folder[ROOM], python[ROOM], command[ROOM];

/* The command line without its first word, which may stand in quotation marks. */
static const wchar_t *after_first_word(const wchar_t *line)
{
    int quoted = 0;
    while (*line != 0 && (quoted || (*line != L' ' && *line != L'\t'))) {
        if (*line == L'"')
            quoted = !quoted;
        line++;
    }
    while (*line == L' ' || *line == L'\t')
        line++;
    return line;
}

static int fail(const wchar_t *what)
{
    static wchar_t said[ROOM];
    _snwprintf(said, ROOM - 1,
               L"%ls\n\nInstall Millions of Swallows again; saved games are not touched.\n"
               L"Bitte Millions of Swallows neu installieren; gespeicherte Spiele bleiben erhalten.",
               what);
#ifdef WINDOWED
    MessageBoxW(NULL, said, L"Millions of Swallows", MB_ICONERROR);
#else
    DWORD written;
    wcscat(said, L"\n");
    char bytes[4096];
    int length = WideCharToMultiByte(CP_UTF8, 0, said, -1, bytes, sizeof bytes, NULL, NULL);
    if (length > 1)
        WriteFile(GetStdHandle(STD_ERROR_HANDLE), bytes, (DWORD)(length - 1), &written, NULL);
#endif
    return 1;
}

static BOOL WINAPI leave_it_to_the_program(DWORD kind)
{
    (void)kind;
    return TRUE;
}

static int start(void)
{
    DWORD length = GetModuleFileNameW(NULL, folder, ROOM);
    wchar_t *last = length > 0 && length < ROOM ? wcsrchr(folder, L'\\') : NULL;
    if (last == NULL)
        return fail(L"The program's folder is not to be found.");
    *last = 0;
    SetEnvironmentVariableW(L"SWALLOWS_PROGRAM", folder);

#ifdef WINDOWED
    const wchar_t *name = L"pythonw.exe";
#else
    const wchar_t *name = L"python.exe";
#endif
    if (_snwprintf(python, ROOM - 1, L"%ls\\python\\%ls", folder, name) < 0 ||
        _snwprintf(command, ROOM - 1, L"\"%ls\" -m swallows_gui %ls", python, after_first_word(GetCommandLineW())) < 0)
        return fail(L"The command is too long.");
    if (GetFileAttributesW(python) == INVALID_FILE_ATTRIBUTES)
        return fail(L"The folder \"python\" is missing or damaged.");

    STARTUPINFOW how;
    PROCESS_INFORMATION child;
    ZeroMemory(&how, sizeof how);
    how.cb = sizeof how;
    DWORD flags = 0;
#ifdef WINDOWED
    SECURITY_ATTRIBUTES handed_on = {sizeof handed_on, NULL, TRUE};
    HANDLE nothing = CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, &handed_on,
                                 OPEN_EXISTING, 0, NULL);
    how.dwFlags = STARTF_USESTDHANDLES;
    how.hStdInput = how.hStdOutput = how.hStdError = nothing;
    flags = CREATE_NO_WINDOW;
#else
    SetConsoleCtrlHandler(leave_it_to_the_program, TRUE);
#endif
    if (!CreateProcessW(python, command, NULL, NULL, TRUE, flags, NULL, NULL, &how, &child))
        return fail(L"The program does not start.");
    DWORD code = 0;
#ifdef WINDOWED
    WaitForInputIdle(child.hProcess, 10000);
#else
    WaitForSingleObject(child.hProcess, INFINITE);
    GetExitCodeProcess(child.hProcess, &code);
#endif
    return (int)code;
}

#ifdef WINDOWED
int WINAPI wWinMain(HINSTANCE self, HINSTANCE none, PWSTR words, int show)
{
    (void)self, (void)none, (void)words, (void)show;
    return start();
}
#else
int wmain(void)
{
    return start();
}
#endif
