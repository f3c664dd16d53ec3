# What the machine needs, in one place. Read with `.` by Samples/quickstart, Tests/run and .ci/run; bash.

# To build the program and run it.
build_packages=(
  libc6-dev libdeflate-dev libjpeg-dev libpcre2-dev libpng-dev libseccomp-dev libsqlite3-dev
  libutf8proc-dev tzdata
)

# To run all tests: shells whose completions are tried, a terminal, other readers of what we write, and
# what draws the portraits.
test_packages=(
  fish jq less mandoc python3-numpy python3-pil sqlite3 strace tmux util-linux zsh
)

# To try cameras with the drivers of a real kernel, in an emulated machine.
camera_packages=(
  busybox-static cpio kmod libc6-dev libjpeg-turbo-progs python3 qemu-system-x86 v4l-utils xz-utils
)

# The oldest Swift that builds the package.
needed_swift=6.2

# Prints the packages among the arguments that are not installed.
missing_packages() {
  local package
  for package; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
      printf '%s\n' "$package"
  done
}

# Installs those packages among the arguments that are missing, or says what to do and returns 1.
need_packages() {
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "This needs apt-get (Debian, Ubuntu). Elsewhere install what these packages hold: $*" >&2
    return 1
  fi
  local missing=() as_root=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null || ! sudo -v 2>/dev/null; then
      echo "Some packages are missing. Install them as root and start again:" >&2
      echo "  apt-get install ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  echo "Installing ${missing[*]} …" >&2
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq)
  if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; } \
    </dev/null >&2; then
    echo "The packages could not be installed. Try: apt-get install ${missing[*]}" >&2
    return 1
  fi
}

# Says what to do and returns 1 unless a new enough Swift is on the search path.
need_swift() {
  local version
  if ! version=$(swift --version 2>/dev/null); then
    echo "No Swift was found. Install Swift $needed_swift or newer from https://www.swift.org/install" \
      "and put it on the search path." >&2
    return 1
  fi
  [[ $version =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]] || return 0
  local found=$((BASH_REMATCH[1] * 1000 + BASH_REMATCH[2]))
  if ((found < ${needed_swift%.*} * 1000 + ${needed_swift#*.})); then
    echo "Swift ${BASH_REMATCH[1]}.${BASH_REMATCH[2]} is too old; Swift $needed_swift or newer is needed" \
      "(https://www.swift.org/install)." >&2
    return 1
  fi
}

# Says what is missing and returns 1 unless the object files of C in a folder call all that is named, by its first
# letters.
need_instruments() {
  local folder=$1 name
  shift
  for name; do
    if ! grep -q "$name" "$folder"/*.c.o; then
      echo "$folder was built without $name…" >&2
      return 1
    fi
  done
}
