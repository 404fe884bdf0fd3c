import { open } from 'node:fs/promises'

export type Kind = { extension: string; mime: string }

const starts = (head: Buffer, ...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
const has = (head: Buffer, offset: number, text: string) => head.subarray(offset, offset + text.length).toString('latin1') === text

/** Files that are kept as they are, known by their first bytes. */
const KINDS: (Kind & { matches: (head: Buffer) => boolean })[] = [
  { extension: '.pdf', mime: 'application/pdf', matches: (head) => has(head, 0, '%PDF-') },
  { extension: '.zip', mime: 'application/zip', matches: (head) => starts(head, 0x50, 0x4b, 0x03, 0x04) },
  // AVIF and HEIC pictures begin alike and are told apart by their brand.
  {
    extension: '.mp4',
    mime: 'video/mp4',
    matches: (head) => has(head, 4, 'ftyp') && !/^(avi[fs]|hei[cfsx]|mif1|msf1)$/.test(head.subarray(8, 12).toString('latin1')),
  },
]

/** The kind of a file that is not a picture, by its content; undefined for everything else. */
export async function kindOf(filepath: string): Promise<Kind | undefined> {
  const handle = await open(filepath, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const head = buffer.subarray(0, bytesRead)
    return KINDS.find(({ matches }) => matches(head))
  } finally {
    await handle.close()
  }
}
