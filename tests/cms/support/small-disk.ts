import { spawnSync } from 'node:child_process'

/** Runs a shell with mounts of its own, as root or in a name space in which it is root. */
const unshare = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]

/** Whether this machine lets us mount: many containers do not. */
export const canMount = spawnSync('unshare', [...unshare, 'sh', '-c', 'mount -t tmpfs -o size=100k none /tmp']).status === 0

/** A line of the shell after which a folder is a file system of its own with so much room, for the command that follows alone. */
export const withSmallDisk = (folder: string, kilobytes: number): string =>
  `exec unshare ${unshare.join(' ')} sh -c 'mount -t tmpfs -o size=${kilobytes}k none "$0" && exec "$@"' '${folder}' "$@"`

/** A line of the shell after which no file can be larger: what is written beyond fails as it does where a quota ends. The shell counts blocks of 512 bytes. */
export const withFilesUpTo = (kilobytes: number): string => `ulimit -f ${kilobytes * 2}`
