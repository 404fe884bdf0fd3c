import type { Readable } from 'node:stream'

/** Where files of applicants are kept. */
export type Place = {
  /** Stores a file and gives its random name, which it gets only once it is complete. */
  keep(filepath: string): Promise<string>
  /** The bytes of a stored file and how many they are; null when they are not there. */
  open(storedAs: string): Promise<{ size: number; stream: Readable } | null>
  erase(storedAs: string): Promise<void>
  /** Names of everything that was last written before this time. */
  namesBefore(time: Date): Promise<string[]>
  /** Erases something by the name that `namesBefore` gave. */
  eraseByName(name: string): Promise<void>
}
