# What deploy/install and deploy/update share. Both set `source` (the copy of the repository) and `dry` (not empty: print only).

releases=/opt/imar/releases
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$source/package.json")

# What a release is made of.
pack() {
  tar -C "$source" --exclude=./.git --exclude=node_modules --exclude=./.next --exclude=./.imar --exclude=./.env --exclude=./backups \
    --exclude=./cms/dist --exclude=./cms/public/uploads --exclude=./.installed --exclude=./.left --exclude=./RELEASE "$@" -c .
}
# Tells two releases of one version apart: the commit, or of files that are no commit a checksum.
commit() {
  named=$(git -C "$source" describe --always --dirty --exclude='*' 2>/dev/null || true)
  case $named in
    '' | *-dirty) pack --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner | sha256sum | cut -c1-8 ;;
    *) printf '%s\n' "$named" ;;
  esac
}
case $source in
  # One that was made before.
  "$releases"/*) release=$source ;;
  *) release=$releases/$version-$(commit) ;;
esac
settings=/etc/imar/imar.env
nginx=/etc/nginx/conf.d/imar.conf

say() { printf '\n%s\n' "$*"; }
fail() {
  printf '\n✗ %s\n\n' "$*" >&2
  exit 1
}
run() {
  printf '  $ %s\n' "$*"
  [ -n "$dry" ] || "$@"
}
as_imar() { run runuser -u imar -- env HOME=/var/lib/imar NODE_ENV= "$@"; }
is_running_systemd() { [ -d /run/systemd/system ]; }

# The site and the content service have an account each: none can read what the other one has.
make_users() {
  id imar >/dev/null 2>&1 || run useradd --system --user-group --home-dir /var/lib/imar --shell /usr/sbin/nologin imar
  id imar-site >/dev/null 2>&1 || run useradd --system --user-group --home-dir /nonexistent --shell /usr/sbin/nologin imar-site
}
# The content service's commands read the settings; nothing but root writes them.
protect_settings() {
  run chown root:imar "$1"
  run chmod 0640 "$1"
}

# Copies and builds the release. One that was cut off is made anew.
make_release() {
  if [ -e "$release/.installed" ]; then
    echo "  $release is there."
    return
  fi
  run rm -rf "$release"
  run install -d -o imar -g imar "$release"
  echo "  $ copy of $source"
  [ -n "$dry" ] || pack | runuser -u imar -- tar -C "$release" -x
  # By this name logs, health and the database call it.
  [ -n "$dry" ] || printf '%s (built %s)\n' "$(basename "$release")" "$(date -u +%Y-%m-%dT%H:%M:%SZ)" >"$release/RELEASE"
  run ln -sfn "$settings" "$release/.env"
  for folder in "$release" "$release/cms"; do
    as_imar npm --prefix "$folder" ci --no-audit --no-fund
    as_imar npm --prefix "$folder" run build
  done
  # The services read it, and write elsewhere.
  run chown -R root:root "$release"
  run touch "$release/.installed"
}

# What is started from now on is started from this release; what runs goes on with its own.
use_release() {
  run ln -sfn "$1" /opt/imar/current.new
  run mv -T /opt/imar/current.new /opt/imar/current
}

# The schema of a release, and the lowest one of releases that can run on its database (cms/src/schema/version.ts); nothing of one from before there were any.
number_of() { sed -n "s/^export const $2 = \([0-9]*\)\$/\1/p" "$1/cms/src/schema/version.ts" 2>/dev/null || true; }
schema_of() { number_of "$1" SCHEMA_VERSION; }
oldest_of() { number_of "$1" OLDEST_SCHEMA; }
# Asks the database, with the code of a release that is built ($1).
ask_database() {
  asked=$1
  shift
  [ -z "$dry" ] || return 0
  [ -e "$asked/cms/dist/src/schema/command.js" ] || return 0
  runuser -u imar -- env HOME=/var/lib/imar node "$asked/cms/dist/src/schema/command.js" "$@"
}

# Where backups are, and the one that was made when a release was left ($1): its note beside the release has the archive and the time.
backups=$(sed -n 's/^BACKUP_DIR=//p' "$settings" 2>/dev/null || true)
backups=${backups:-/var/backups/imar}
left_with() { sed -n "$2p" "$1/.left" 2>/dev/null || true; }

# Makes a backup, and keeps it as long as the release $1, which is left with it.
back_up_before_leaving() {
  at=$(date -u +%Y-%m-%dT%H:%M:%SZ)
  run systemctl start imar-backup.service
  [ -z "$dry" ] || return 0
  made=$(ls -1t "$backups"/imar-*.tar.gz | head -n 1)
  kept=$backups/before-leaving-$(basename "$1").tar.gz
  ln -f "$made" "$kept"
  printf '%s\n%s\n' "$kept" "$at" >"$1/.left"
  echo "  $kept"
}

# Deletes releases that were used before the last ones: RELEASES_KEPT of the settings, or two, stay beside the one that runs ($1).
remove_former_releases() {
  stay=$(sed -n 's/^RELEASES_KEPT=\([0-9][0-9]*\)$/\1/p' "$settings")
  for mark in $(ls -1t "$releases"/*/.installed | grep -vxF "$1/.installed" | tail -n "+$((${stay:-2} + 1))"); do
    former=$(dirname "$mark")
    run rm -rf "$former" "$backups/before-leaving-$(basename "$former").tar.gz"
  done
  # What was cut off while it was built.
  for former in "$releases"/*/; do [ -e "$former/.installed" ] || run rm -rf "$former"; done
}

install_units() {
  for unit in "$source"/deploy/systemd/imar-*; do run install -m 0644 "$unit" /etc/systemd/system/; done
  run install -D -m 0644 "$source/deploy/systemd/journald.conf" /etc/systemd/journald.conf.d/imar.conf
  if is_running_systemd; then run systemctl daemon-reload; fi
}

# nginx's part of the release that runs, in /etc/nginx/imar. conf.d/imar.conf belongs to the machine: certbot writes into it, and no release replaces it.
# $1: the imar.conf of the release before, by which one of the former form is brought into the new one. What has no place there stays as it was.
install_nginx() {
  # A release of before has no such part.
  [ -n "$dry" ] || [ -e /opt/imar/current/scripts/write-nginx.mjs ] || return 0
  run rm -f /etc/nginx/imar.conf.former
  run node /opt/imar/current/scripts/write-nginx.mjs /etc/nginx "$1"
  drop_default_site
  if [ -e /etc/nginx/imar.conf.former ] && ! nginx -t -q; then
    run cp /etc/nginx/imar.conf.former "$nginx"
    [ -e "$default_site" ] || run ln -s /etc/nginx/sites-available/default "$default_site"
    echo "  ! $nginx keeps its former form, because nginx does not take it in the new one: see deploy/README.md, section 3."
  fi
}

default_site=/etc/nginx/sites-enabled/default
# Debian's welcome page answers every host, and there can be one default server only. A page that was changed stays.
drop_default_site() {
  { [ -e "$default_site" ] && grep -qs '^include imar/default\.conf;' "$nginx"; } || return 0
  if dpkg --verify nginx-common 2>/dev/null | grep -q /etc/nginx/sites-available/default; then
    run sed -i 's/^include imar\/default\.conf;/# &/' "$nginx"
    echo "  ! $default_site was changed and stays: see to it that it does not answer foreign hosts."
  else
    run rm "$default_site"
  fi
}
