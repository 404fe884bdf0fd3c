const PUSH = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/

/** Where the framework's data puts the title and the meta tags of a page. */
const PLACE = /"name":"Next\.Metadata","children":"\$L([0-9a-f]+)"/

const IN_HEAD = ['title', 'meta', 'link']

/** Whether a line of data is nothing but elements for the head. @param {string} json */
function isMetadata(json) {
  try {
    const elements = JSON.parse(json)
    return elements.length > 0 && elements.every((/** @type {unknown[]} */ [mark, name]) => mark === '$' && IN_HEAD.includes(String(name)))
  } catch {
    return false
  }
}

/**
 * The data without title and meta tags, which the document has: the browser would look each of them up, and leave it as it is. What is not
 * understood stays.
 * @param {string} data
 */
export function withoutMetadata(data) {
  const [, id] = PLACE.exec(data) ?? []
  if (!id) return data
  const row = new RegExp(`(?<=^|\\n)${id}:(\\[.*\\])(?=\\n)`, 'g')
  const found = [...data.matchAll(row)]
  return found.length === 1 && isMetadata(found[0]?.[1] ?? '') ? data.replace(row, `${id}:null`) : data
}

/**
 * The pushes of a page's data, with less in them. A line may go over several pushes.
 * @param {string[]} codes the first one begins the list
 */
export function leanPushes([first = '', ...codes]) {
  /** @type {[kind: number, data: string][]} */
  const pushes = codes.map((code) => JSON.parse(PUSH.exec(code)?.[1] ?? 'null'))
  const isText = pushes.every((push) => push?.[0] === 1)
  if (!isText || pushes.length === 0) return [first, ...codes]
  return [first, `self.__next_f.push(${JSON.stringify([1, withoutMetadata(pushes.map(([, data]) => data).join(''))])})`]
}
