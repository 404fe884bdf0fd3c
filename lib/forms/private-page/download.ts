import 'server-only'
import { downloadPrivatePage } from '@/lib/content/private-page'
import { type Values, valueOf } from '@/lib/forms/form'
import { takeAttempt } from '@/lib/server/limits'
import type { Locale } from '@/rules/languages'
import { carriedBy } from './addresses'
import { type Answer, limited } from './answer'
import { FORM } from './form-name'

export const isDownload = (values: Values): boolean => valueOf(values, 'deed') === 'download'

type Asked = { values: Values; locale: Locale; address: string; reader: AbortSignal }

/** All of what somebody has sent, as a file of the browser's; an answer to be shown on the page where there is none. (docs/decisions/private-pages.md) */
export async function download({ values, locale, address, reader }: Asked): Promise<ReadableStream<Uint8Array> | Answer> {
  const deed = 'download'
  const { link } = carriedBy(values)
  if (!link) return { deed, result: 'over' }
  const got = await downloadPrivatePage(link, locale, reader)
  // Only links that open nothing are counted: a flood of them never stops a right one.
  const turn = got === 'over' ? await takeAttempt({ form: FORM, address }) : null
  if (turn && !turn.allowed) return { deed, ...limited(turn) }
  return typeof got === 'string' ? { deed, result: got === 'done' ? 'error' : got } : got
}
