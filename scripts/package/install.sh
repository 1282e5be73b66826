#!/bin/sh
# install.sh FOLDER: puts the interface of this package into a folder of the device, and serves as update and as rollback.
# Pages that are open load parts of the version they came from: its files stay for one version, then they are removed.
#   --alone   keeps none of them: half the flash, and an open page asks its user to reload it
set -eu

alone=
[ "${1:-}" = --alone ] && { alone=1; shift; }
[ $# -eq 1 ] || { echo 'install.sh [--alone] FOLDER' >&2; exit 2; }
from=$(cd "$(dirname "$0")/www" && pwd)
to=$1
mkdir -p "$to"
[ -f "$to/.files" ] || : > "$to/.files"
[ -f "$to/.files-before" ] || : > "$to/.files-before"
# What a broken run has begun is begun again.
(cd "$from" && find . -type f | sort) > "$to/.files-new"

copy() {
  mkdir -p "$to/$(dirname "$1")"
  cp -p "$from/$1" "$to/$1.part"
  mv "$to/$1.part" "$to/$1"
}

# Parts first, pages last: no page names a part that is not there.
grep '^\./static/' "$to/.files-new" | while read -r file; do copy "$file"; done
grep -v '^\./static/' "$to/.files-new" | while read -r file; do copy "$file"; done

# The same version again changes nothing of what is kept.
if ! cmp -s "$to/.files-new" "$to/.files"; then mv "$to/.files" "$to/.files-kept"; else mv "$to/.files-before" "$to/.files-kept"; fi
[ -z "$alone" ] || : > "$to/.files-kept"
(cd "$to" && find . -type f ! -name '.files*' | sort) | while read -r file; do
  grep -qxF "$file" "$to/.files-new" && continue
  case $file in ./static/*) grep -qxF "$file" "$to/.files-kept" && continue ;; esac
  rm -f "$to/$file"
done
mv "$to/.files-kept" "$to/.files-before"
mv "$to/.files-new" "$to/.files"
