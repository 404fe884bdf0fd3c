/** What shows nothing: control characters, those that join, and those that turn the direction of text, with which `exe.pdf` is made to look like `fdp.exe`. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu

/** What file systems refuse, and what would be markup somewhere. */
const FORBIDDEN = /[<>:"|?*&]/g

/** The last part of a path of either kind. */
const lastPart = (name: string) => name.split(/[\\/]/).at(-1) ?? ''

/** The name of a file without what nobody sees and what no file system takes. */
export const readableName = (name: string): string =>
  lastPart(name)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')
    .trimStart()

const ENDING = /(?<=.)[.．][^.．]*$/u

/** The ending of a name in small Latin letters, with its dot; empty when it has none. It is read from what people see of the name. */
export const endingOf = (name: string): string => (ENDING.exec(readableName(name))?.[0] ?? '').normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** What stands before the ending. */
export const baseOf = (name: string): string => readableName(name).replace(ENDING, '')
