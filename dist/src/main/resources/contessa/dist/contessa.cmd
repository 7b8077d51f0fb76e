@echo off
rem Starts Contessa: with the Java runtime next to it, or else with a Java 25 of this machine. See contessa --help.
setlocal
set "APP=%~dp0..\app"
set "FOUND="
if defined CONTESSA_JDK call :try "%CONTESSA_JDK%"
if not defined FOUND call :try "%~dp0..\runtime"
if not defined FOUND if defined JAVA_HOME call :try "%JAVA_HOME%"
if not defined FOUND for /d %%d in ("%ProgramFiles%\Eclipse Adoptium\*25*" "%ProgramFiles%\Java\*25*" "%ProgramFiles%\Microsoft\*25*") do call :try "%%~d"
if not defined FOUND (
  echo contessa: no Java 25 found. Install one, or point CONTESSA_JDK at it. 1>&2
  exit /b 1
)
set "SQLITE="
if exist "%APP%\native" set "SQLITE=-Dorg.sqlite.lib.path="%APP%\native""
rem Hazelcast, which joins servers to a cluster, uses what Java 25 warns about.
set "ALLOW="
if "%~1"=="" set "ALLOW=--sun-misc-unsafe-memory-access=allow"
if "%~1"=="serve" set "ALLOW=--sun-misc-unsafe-memory-access=allow"
"%FOUND%\bin\java.exe" %ALLOW% -XX:+UseCompactObjectHeaders -Dcontessa.launcher=contessa %SQLITE% -jar "%APP%\contessa.jar" %*
exit /b %ERRORLEVEL%

:try
if defined FOUND exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
findstr /b /c:"JAVA_VERSION=\"25" "%~1\release" >nul 2>nul && set "FOUND=%~1"
exit /b 0
