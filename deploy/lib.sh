# What deploy/install and deploy/update share. Both set `source` (the copy of the repository) and `dry` (not empty: print only).

version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$source/package.json")
commit=$(git -C "$source" rev-parse --short HEAD 2>/dev/null || true)
case $source in
  # One that was made before.
  /opt/imar/releases/*) release=$source ;;
  *) release=/opt/imar/releases/$version${commit:+-$commit} ;;
esac
settings=/etc/imar/imar.env

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

# Copies and builds the release. One that was cut off is made anew.
make_release() {
  if [ -e "$release/.installed" ]; then
    echo "  $release is there."
    return
  fi
  run rm -rf "$release"
  run install -d -o imar -g imar "$release"
  echo "  $ copy of $source"
  [ -n "$dry" ] || tar -C "$source" --exclude=./.git --exclude=node_modules --exclude=./.next --exclude=./.imar --exclude=./.env --exclude=./backups \
    --exclude=./cms/dist --exclude=./cms/public/uploads -c . | runuser -u imar -- tar -C "$release" -x
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

install_units() {
  for unit in "$source"/deploy/systemd/imar-*; do run install -m 0644 "$unit" /etc/systemd/system/; done
  run install -D -m 0644 "$source/deploy/systemd/journald.conf" /etc/systemd/journald.conf.d/imar.conf
  if is_running_systemd; then run systemctl daemon-reload; fi
}
