import 'server-only'
import type { ReactNode } from 'react'
import { namesIn } from '@/lib/framework/page/names.mjs'
import { pagePolicy } from '@/lib/framework/page/policy.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { renderMarkup } from '@/lib/framework/static/render-markup'
import type { Frame } from './frames'

/** What a page shows for a question. */
export type Filling = {
  /** The kept page, without a query. */
  address: string
  content: ReactNode
  /** In place of the page's own. */
  title?: string
  /** Whether everybody who asks the same is answered the same: never what carries a token or what somebody has typed into a form. */
  isForAll?: boolean
}

export type FilledPage = { html: string; policy: string }

/** The rules of a page in its head, and the address of their stylesheet. */
const STYLES = /<style data-href="([^"]*)">[\s\S]*?<\/style>/

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function withTitle(html: string, title: string | undefined): string {
  return title === undefined ? html : html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
}

/** The rules that the page needs with other content; the whole stylesheet comes later, as it does for the page itself. */
async function withStyles(html: string, names: Set<string>): Promise<string> {
  const [whole = '', address = ''] = STYLES.exec(html) ?? []
  const sheet = address ? await processState.stylesheets?.find(address) : null
  return sheet ? html.replace(whole, () => `<style data-href="${address}">${sheet.usedBy(names)}</style>`) : html
}

/** A kept page with something else in its place. */
export async function fill(frame: Frame, { content, title }: Filling): Promise<FilledPage> {
  const markup = await renderMarkup(content)
  const before = await withStyles(withTitle(frame.before, title), new Set([...frame.names, ...namesIn(markup)]))
  const html = `${before}${markup}${frame.after}`
  return { html, policy: pagePolicy({ html }) }
}
