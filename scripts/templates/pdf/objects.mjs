import { strFromU8, strToU8, unzlibSync, zlibSync } from 'fflate'

/** Bytes as characters of the same number, and back. */
const chars = (bytes) => strFromU8(bytes, true)
const bytes = (text) => strToU8(text, true)

/**
 * The objects of a file as Typst writes it: in the order of their numbers, none in a stream of objects, with one plain
 * table of their places and the trailer behind them.
 * @param {Uint8Array} file
 */
export function readObjects(file) {
  const text = chars(file)
  const table = text.lastIndexOf('\nxref\n') + 1
  const starts = [...text.slice(table, text.indexOf('trailer', table)).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, start]) => Number(start))
  return {
    head: text.slice(0, starts[0]),
    objects: starts.map((start, index) => text.slice(start, starts[index + 1] ?? table)),
    trailer: /trailer[^]*?>>/.exec(text.slice(table))[0],
  }
}

/** The file again, with a new table of places. */
export function writeObjects({ head, objects, trailer }) {
  let end = head.length
  const places = objects.map((object) => {
    const place = `${String(end).padStart(10, '0')} 00000 n\r\n`
    end += object.length
    return place
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f\r\n${places.join('')}`
  return Buffer.from(bytes(`${head}${objects.join('')}${table}${trailer}\nstartxref\n${end}\n%%EOF`))
}

/** The number of the object that `key` refers to. */
export const referenceIn = (object, key) => Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(object)[1])

/** What a stream holds, as characters of one byte. */
export function contentOf(object) {
  const start = object.indexOf('\nstream\n') + 8
  const content = object.slice(start, start + Number(/\/Length (\d+)/.exec(object)[1]))
  return object.slice(0, start).includes('/FlateDecode') ? chars(unzlibSync(bytes(content))) : content
}

/** The stream with other content; `/Length1` of a font follows. */
export function withContent(object, content) {
  const start = object.indexOf('\nstream\n')
  const dictionary = object.slice(0, start)
  const stored = dictionary.includes('/FlateDecode') ? chars(zlibSync(bytes(content), { level: 9 })) : content
  const lengths = dictionary.replace(/\/Length \d+/, `/Length ${stored.length}`).replace(/\/Length1 \d+/, `/Length1 ${content.length}`)
  return `${lengths}\nstream\n${stored}\nendstream\nendobj\n\n`
}
