/** The servers of a former imar.conf, by a line that only they have, and what they include now. The last one is in imar/http.conf. */
const SERVERS = [
  { has: 'proxy_cache_key "$scheme$host$request_uri', include: 'include imar/site.conf;' },
  { has: 'proxy_set_header Accept-Encoding $imar_site_encoding;', include: null },
  { has: 'proxy_pass http://imar_content_service;', include: 'include imar/content-service.conf;' },
]

const UPSTREAMS = ['imar_site', 'imar_content_service']

/** What stays in a server although the former release wrote it. */
const OWN = /^(listen|server_name)\s/

/** Ports change with each update. */
const plain = (line) => line.trim().replace(/(127\.0\.0\.1):\d+;/, '$1;')

const withoutQuoted = (line) => line.replace(/"[^"]*"|'[^']*'/g, '').replace(/#.*/, '')

const depthAfter = (line) => (withoutQuoted(line).match(/\{/g) ?? []).length - (withoutQuoted(line).match(/\}/g) ?? []).length

/** The statements of one level: each a line, or a block with its lines. Comments that stand alone belong to what follows. */
function statements(lines) {
  const found = []
  let [depth, open] = [0, []]
  for (const line of lines) {
    open.push(line)
    depth += depthAfter(line)
    const isWhole = depth === 0 && /[;}]\s*$/.test(withoutQuoted(line))
    if (isWhole) {
      found.push(open)
      open = []
    }
  }
  return found
}

const isCode = (line) => withoutQuoted(line).trim() !== ''
const textOf = (lines) => lines.filter(isCode).join('\n')

/** A server of the former release with the lines of this machine alone. Throws the lines that have no place. */
function ownServer(lines, known, include) {
  const own = statements(lines.slice(1, -1)).flatMap((statement) => {
    const code = statement.filter(isCode)
    const isKnown = code.every((line) => known.has(plain(line)))
    if (isKnown) return OWN.test(code[0].trim()) ? [code] : []
    if (code.length > 1 && known.has(plain(code[0]))) throw code.filter((line) => !known.has(plain(line)))
    return [code]
  })
  return ['server {', ...own.flat(), `  ${include}`, '}']
}

function convertBlock(lines, known) {
  const text = textOf(lines)
  const code = lines.filter(isCode)
  const strangers = code.filter((line) => !known.has(plain(line)))
  if (code[0].startsWith('upstream ') && UPSTREAMS.some((name) => code[0].includes(`${name} `))) return code
  const server = code[0].startsWith('server ') ? SERVERS.find(({ has }) => text.includes(has)) : undefined
  if (server?.include) return ownServer(code, known, server.include)
  // Whole servers of the machine, such as those with which certbot redirects, stay.
  if (strangers.length === 0) return []
  if (server || (known.has(plain(code[0])) && !code[0].startsWith('server '))) throw strangers
  return code
}

const isFormer = (text) => text.includes('proxy_cache_path ')

/**
 * An /etc/nginx/conf.d/imar.conf of a release that kept everything in this one file, as it is now: names, ports, certificates (certbot's lines) and
 * lines of the operator stay, what the former release wrote (`template`) is included. Gives the text, or null for a file that is not a former one.
 * Throws a sentence where a change has no place in the new form.
 */
export function convert(text, template) {
  if (!isFormer(text)) return null
  const names = [...text.matchAll(/^\s*server_name\s+(\S+);/gm)].map(([, name]) => name)
  const known = new Set(template.split('\n').map(plain))
  for (const name of names) known.add(`server_name ${name};`)
  try {
    const blocks = statements(text.split('\n')).map((lines) => convertBlock(lines, known))
    const kept = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
    return `${['include imar/http.conf;', 'include imar/default.conf;', ...kept].join('\n\n')}\n`
  } catch (strangers) {
    if (!Array.isArray(strangers)) throw strangers
    throw new Error(`these lines have no place in the new form: ${strangers.map((line) => line.trim()).join(' ')}`)
  }
}
