// The reader wants a method that Node 20 lacks.
Promise.withResolvers ??= () => {
  let resolve
  let reject
  const promise = new Promise((...ways) => ([resolve, reject] = ways))
  return { promise, resolve, reject }
}

const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')

/** A PDF as the site's own viewer reads it: lines with their place, and the whole text, in the order of the file. */
export async function readPdf(file) {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const pages = []
  let all = ''
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.filter(({ str }) => str.trim()).map(({ str, dir, width, transform: [, , , , x, y] }) => ({ text: str, dir, x, y, end: x + width })))
    all += `${items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')}\n`
  }
  return { document, pages, text: all.replace(/\s+/g, ' ') }
}

/** The fonts of a PDF, and whether their outlines are in it. */
export function fontsOf(file) {
  const raw = file.toString('latin1')
  return [...raw.matchAll(/\/Type \/FontDescriptor[^]*?endobj/g)].map(([descriptor]) => ({
    name: /\/FontName \/(\S+)/.exec(descriptor)?.[1],
    isEmbedded: /\/FontFile2 \d+ 0 R/.test(descriptor),
  }))
}

/** How many glyphs of each font stand for a letter: the forms in which it occurs. */
export function formsOf(letter, file) {
  const code = letter.codePointAt(0).toString(16).padStart(4, '0').toUpperCase()
  const maps = [...file.toString('latin1').matchAll(/beginbfchar[^]*?endcmap/g)]
  return maps.map(([map]) => [...map.matchAll(new RegExp(`^<[0-9A-F]+> *<${code}>$`, 'gm'))].length)
}
