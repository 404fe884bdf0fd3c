#!/usr/bin/env bash
# The session in which Orca reads Firefox to a voice that nobody hears: session.sh FOLDER PROFILE. Runs until it is ended; FOLDER/ready appears
# when Firefox is up. Started by screen-reader.mjs inside of dbus-run-session.
set -u
folder=$1
cd "$folder" || exit 1
env | grep -E '^(DISPLAY|DBUS_SESSION_BUS_ADDRESS|HOME|XDG_RUNTIME_DIR|PATH|LANG)=' > environment

/usr/libexec/at-spi-bus-launcher --launch-immediately > bus.log 2>&1 &
for _ in $(seq 50); do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method org.a11y.Bus.GetAddress > /dev/null 2>&1 && break
  sleep 0.2
done
# Firefox builds its tree for screen readers where both are true.
for property in IsEnabled ScreenReaderEnabled; do
  gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status "$property" '<true>' > /dev/null
done

openbox > openbox.log 2>&1 &
: > speech.jsonl
orca --replace > orca.log 2>&1 &
firefox-esr --no-remote --profile "$folder/home/firefox" about:blank > firefox.log 2>&1 &
for _ in $(seq 300); do
  xdotool search --onlyvisible --class firefox > /dev/null 2>&1 && break
  sleep 0.2
done
touch ready
wait
