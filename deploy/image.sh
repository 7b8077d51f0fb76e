#!/bin/sh
# Makes the files of an image from an archive with a runtime: image.sh ARCHIVE FOLDER
# They are the program, the system's libraries that it needs, and nothing else: no shell, no package manager.
set -eu

archive=$1 root=$2
mkdir -p "$root/etc" "$root/opt" "$root/tmp" "$root/var/lib/contessa"
root=$(CDPATH='' cd "$root" && pwd -P)
chmod 1777 "$root/tmp"
chmod 0700 "$root/var/lib/contessa"
# Only root can give the folder away; an image is built by root.
if [ "$(id -u)" -eq 0 ]; then chown 65532:65532 "$root/var/lib/contessa"; fi

tar -xzf "$archive" -C "$root/opt"
mv "$root"/opt/contessa-* "$root/opt/contessa"
contessa=$root/opt/contessa
rm -rf "$contessa/bin" "$contessa/docs" "$contessa/deploy"
# Not needed headless: windows and sound.
for library in awt_xawt jawt jsound splashscreen; do
  rm -f "$contessa/runtime/lib/lib$library.so"
done

printf 'contessa:x:65532:65532::/var/lib/contessa:/sbin/nologin\n' >"$root/etc/passwd"
printf 'contessa:x:65532:\n' >"$root/etc/group"
printf 'hosts: files dns\n' >"$root/etc/nsswitch.conf"

# Java draws the letters of link previews with the system's fontconfig, and wants one font to begin with.
fontconfig=$(ldconfig -p | sed -n 's/.*libfontconfig\.so\.1 .*=> //p' | head -n 1)
font=$(find /usr/share/fonts -name 'DejaVuSans.ttf' | head -n 1)
if [ -n "$fontconfig" ] && [ -n "$font" ]; then
  mkdir -p "$root/etc/fonts" "$root/usr/share/fonts" "$root$(dirname "$fontconfig")"
  cp -L "$fontconfig" "$root$fontconfig"
  cp "$font" "$root/usr/share/fonts"
  printf '%s\n' '<fontconfig><dir>/usr/share/fonts</dir><cachedir>/tmp/fonts</cachedir></fontconfig>' \
    >"$root/etc/fonts/fonts.conf"
fi

# The JVM finds its own libraries by itself.
java=$contessa/runtime/lib
needed=$(LD_LIBRARY_PATH=$java:$java/server find "$root" \( -name '*.so*' -o -path '*/bin/java' \) -exec ldd {} \;)
missing=$(printf '%s\n' "$needed" | grep 'not found' | sort -u) || :
if [ -n "$missing" ]; then
  printf 'image.sh: libraries are missing on this machine:\n%s\n' "$missing" >&2
  exit 1
fi
printf '%s\n' "$needed" | grep -o '/[^ ]*\.so[^ ]*' | grep -v "^$root" | sort -u | while IFS= read -r library; do
  mkdir -p "$root$(dirname "$library")"
  cp -L "$library" "$root$library"
done

# What the JVM keeps for fast starts, as the launcher makes it; CONTESSA_CACHE= leaves it out. It fits only this Java and
# these jars, so it is made of them.
[ -n "${CONTESSA_CACHE-image}" ] || exit 0
: >"$root/said"
"$contessa/runtime/bin/java" -XX:AOTCacheOutput="$contessa/app/contessa.aot" "@$contessa/app/serve.args" \
  -Dorg.sqlite.lib.path="$contessa/app/native" -jar "$contessa/app/contessa.jar" \
  serve --host 127.0.0.1 --port 0 --no-push --data "$root/training" >"$root/said" 2>&1 &
server=$!
while kill -0 "$server" 2>/dev/null && ! grep -q http: "$root/said"; do sleep 0.1; done
kill "$server" || :
wait "$server" || :
rm -rf "$root/training" "$root/said"
