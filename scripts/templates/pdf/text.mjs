import { openFont } from './font.mjs'
import { withWholeLines } from './lines.mjs'
import { contentOf, readObjects, referenceIn, withContent, writeObjects } from './objects.mjs'

/**
 * A PDF of Typst's whose lines from right to left are read as they were written. Readers turn such a line round letter
 * by letter, so each letter and each vowel mark must be a code of its own, on the line, in the order in which it stands
 * there. Typst gives a letter and its marks one text and several glyphs above and below the line.
 */
export function withReadableText(file) {
  const read = readObjects(file)
  const { objects } = read
  const fonts = new Map()
  const fontAt = (number) => {
    if (!fonts.has(number)) fonts.set(number, openFont(objects, number))
    return fonts.get(number)
  }
  for (const page of objects.filter((object) => /\/Type \/Page\n/.test(object))) {
    const named = new Map([...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name, number]) => [name, fontAt(Number(number))]))
    const at = referenceIn(page, 'Contents') - 1
    objects[at] = withContent(objects[at], withWholeLines(contentOf(objects[at]), named))
  }
  for (const font of fonts.values()) font.close()
  return writeObjects(read)
}
