import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copySite, runSite } from '../../site-copy.mjs'
import type { Servers } from './servers'

/** Stands before every text of the made-up language. */
export const SIGN = '◂'

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`Nothing to change in ${file}.`)
  writeFileSync(file, after)
}

/** The texts of English, each with the sign. */
const signed = (messages: unknown): unknown =>
  typeof messages === 'string' ? `${SIGN}${messages}` : Object.fromEntries(Object.entries(Object(messages)).map(([key, value]) => [key, signed(value)]))

/** What `docs/how-to/add-a-language.md` says, and no more. */
function addLanguage(folder: string): void {
  edit(join(folder, 'rules/languages.ts'), (text) =>
    text.replace(
      /\n\} as const/,
      "\n  fa: { name: 'فارسی', short: 'FA', dir: 'rtl', intlTag: 'fa-IR-u-nu-latn', dateSeparator: '/', comma: '، ', hreflang: 'fa', ogLocale: 'fa_IR', selector: 4 },\n} as const",
    ),
  )
  const english: unknown = JSON.parse(readFileSync(join(folder, 'messages/en.json'), 'utf8'))
  writeFileSync(join(folder, 'messages/fa.json'), JSON.stringify(signed(english)))
  edit(join(folder, 'middleware.ts'), (text) => text.replaceAll('ar|en|de', 'ar|en|de|fa').replaceAll('[dD][eE]', '[dD][eE]|[fF][aA]'))
}

/** Runs the site, not built, with a fourth language that is made up: right-to-left, with signed English texts. */
export async function withAnotherLanguage(servers: Servers, walk: (url: string) => Promise<void>): Promise<void> {
  const { folder, remove } = copySite()
  try {
    addLanguage(folder)
    const { url, end } = await runSite(folder, { CONTENT_URL: servers.contentUrl, ...servers.secrets })
    try {
      await walk(url)
    } finally {
      await end()
    }
  } finally {
    remove()
  }
}
