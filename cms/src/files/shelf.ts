/** Something that lies there: named `upload.visitor` for its bytes, `upload.told` for what became of them. */
export type Lying = { name: string; size: number; touched: number }

/** Where files lie that come in parts, until the last one is there. */
export type Shelf = {
  /** All that is there, or that of one file. */
  list(upload?: string): Promise<Lying[]>
  /** Makes an empty file. */
  begin(name: string): Promise<void>
  /** Adds a part behind so many bytes, wholly or not at all. */
  add(name: string, size: number, part: Buffer): Promise<void>
  /** Writes so many of the bytes to a file of this machine. */
  copyTo(target: string, name: string, size: number): Promise<void>
  /** Writes a text in the place of what was there, at once. */
  write(name: string, text: string): Promise<void>
  /** The text, or null. */
  read(name: string): Promise<string | null>
  erase(name: string): Promise<void>
}
