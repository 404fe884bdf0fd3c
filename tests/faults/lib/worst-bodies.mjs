const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const BOUNDARY = 'b'
const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

const upTo = (bytes, piece) => piece.repeat(Math.max(0, Math.floor(bytes / piece.length)))

/** JSON that is the most that a route takes, and that is a little more. */
export function worstJson({ bytes, values, depth }) {
  const text = (piece) => `{"data":"${upTo(bytes - 12, piece)}"}`
  const within = [
    ['objects', `[${'{},'.repeat(Math.min(values, bytes / 1.5) / 2 - 2)}{}]`],
    ['lists in lists', '['.repeat(depth) + ']'.repeat(depth)],
    ['objects in objects', '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)],
    ['fields', `{${Array.from({ length: Math.min(values, bytes / 10) - 2 }, (_, index) => `"${index.toString(36)}":0`).join()}}`],
    ['prototypes', `{${'"__proto__":{},'.repeat(Math.min(values, bytes / 8) / 2 - 2)}"constructor":1}`],
    ['a long text', text('x')],
    ['escapes', text('\\u0000')],
    ['an address', `{"email":"${upTo(bytes - 30, 'a@')}","token":"x"}`],
    ['a number', `{"data":${upTo(bytes - 12, '9')}}`],
  ]
  const over = [
    ['more bytes', text('x') + ' '.repeat(20)],
    ['more values', `[${'0,'.repeat(values + 1)}0]`],
    ['more depth', '['.repeat(depth + 1) + ']'.repeat(depth + 1)],
    ['20 MB of objects', `[${'{},'.repeat(7_000_000)}{}]`],
  ]
  return { type: JSON_TYPE, within, over }
}

export function worstForm({ bytes, fields }) {
  const within = [
    ['names', 'a&'.repeat(fields - 1)],
    ['a nested name', `a${upTo(bytes - 3, '[a]')}=1`.slice(0, bytes)],
    ['escapes', `a=${upTo(bytes - 2, '%00')}`],
  ]
  const over = [
    ['more fields', 'a&'.repeat(fields + 1)],
    ['6 MB of names', 'a&'.repeat(3_000_000)],
  ]
  return { type: FORM_TYPE, within, over }
}

const part = (head, content) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const END = `--${BOUNDARY}--\r\n`
const file = (content, name = 'files') => part(`name="${name}"; filename="a.bin"`, content)

export function worstMultipart({ bytes, fieldBytes, fields, files }) {
  const room = bytes - 1000
  const within = [
    ...(files > 0 ? [['a file', file('x'.repeat(Math.min(room, 20 * 1024 * 1024))) + END]] : []),
    ...(files > 0 ? [['a file of nobody', file('x'.repeat(Math.min(room, 20 * 1024 * 1024)), 'other') + END]] : []),
    ['a field', part('name="a"', 'x'.repeat(Math.min(fieldBytes, room) - 10)) + END],
    ['fields', Array.from({ length: Math.min(fields, 10) }, (_, index) => part(`name="${index}"`, 'x')).join('') + END],
    // The parser leaves out what is more than a part's head may have.
    ['a long head', `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n${upTo(room, 'X-A: b\r\n')}\r\nx\r\n${END}`],
    ['no end', file('x'.repeat(Math.min(room, 1_000_000)))],
  ]
  const over = [
    ['more bytes', file('x'.repeat(bytes)) + END],
    ['parts', part('name="a"', 'x').repeat(Math.floor(room / 60)) + END],
    ['files', file('x').repeat(Math.floor(room / 80)) + END],
  ]
  return { type: MULTIPART_TYPE, within, over: bytes > 10_000 ? over : over.slice(0, 1) }
}

/** What the arguments of an action cannot be. */
export function worstAction(bytes) {
  const room = bytes - 1000
  const field = (name, value) => part(`name="${name}"`, value)
  const call = field('0', '["en","$K1"]')
  const over = [
    ['lists', [upTo(room, '['), 'text/plain;charset=UTF-8']],
    ['a long text', [JSON.stringify(['en', upTo(room, 'x')]), 'text/plain;charset=UTF-8']],
    ['references', [field('0', `["en",${upTo(room, '"$K1",')}"$K1"]`) + END, MULTIPART_TYPE]],
    ['models in circles', [field('1', '["$2"]') + field('2', '["$1"]') + call + END, MULTIPART_TYPE]],
    ['a large number', [field('0', `["en","$n${upTo(room, '9')}"]`) + END, MULTIPART_TYPE]],
    ['fields', [upTo(room, field('_1_a', '')) + call + END, MULTIPART_TYPE]],
    ['a file', [file(upTo(room - 200, 'x'), '_1_a') + call + END, MULTIPART_TYPE]],
    ['no end', [call, MULTIPART_TYPE]],
    ['20 MB', [upTo(20 * 1024 * 1024, '['), 'text/plain;charset=UTF-8']],
  ]
  return over.map(([name, [body, type]]) => ({ name, body, type }))
}
