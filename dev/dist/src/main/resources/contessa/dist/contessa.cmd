@echo off
rem Starts Contessa: with the Java runtime next to it, or else with a Java 25 of this machine. See contessa --help.
setlocal
set "APP=%~dp0..\app"
set "FOUND="
if not defined CONTESSA_JDK goto search
call :try "%CONTESSA_JDK%"
if defined FOUND goto start
echo contessa: CONTESSA_JDK is %CONTESSA_JDK%, which is not a Java 25. 1>&2
exit /b 1

:search
call :try "%~dp0..\runtime"
if defined JAVA_HOME call :try "%JAVA_HOME%"
for %%j in (java.exe) do if not "%%~$PATH:j"=="" call :try "%%~dp$PATH:j.."
for /d %%d in ("%ProgramFiles%\Eclipse Adoptium\*25*" "%ProgramFiles%\Java\*25*" "%ProgramFiles%\Microsoft\*25*") do call :try "%%~d"
if defined FOUND goto start
echo contessa: no Java 25 found. Install one, or point CONTESSA_JDK at it. 1>&2
exit /b 1

:start
set "SQLITE="
if exist "%APP%\native" set "SQLITE=-Dorg.sqlite.lib.path="%APP%\native""
set "WORD=%~1"
if not defined WORD set "WORD=serve"
if "%WORD:~0,1%"=="-" set "WORD=serve"
set "SERVE="
if "%WORD%"=="serve" set "SERVE="@%APP%\serve.args""
"%FOUND%\bin\java.exe" %SERVE% -XX:+UseCompactObjectHeaders -Dcontessa.launcher=contessa %SQLITE% -jar "%APP%\contessa.jar" %*
exit /b %ERRORLEVEL%

:try
rem A Java is judged by its files: asking it would start a JVM.
if defined FOUND exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
set "VERSION=unknown"
for /f "usebackq tokens=1,2 delims==" %%a in ("%~1\release") do if "%%a"=="JAVA_VERSION" set "VERSION=%%~b"
if "%VERSION:~0,2%"=="25" set "FOUND=%~1"
exit /b 0
