/** Says how stored files are called: `cv` holds an id, `cv.filename` this id and the name. */
export const FILE_NAME = '.filename'

export const joinFileName = (id: string, name: string): string => `${id} ${name}`

export function splitFileName(text: string): [id: string, name: string] {
  const end = text.indexOf(' ')
  return [text.slice(0, end), text.slice(end + 1)]
}
