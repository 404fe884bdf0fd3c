import { FILE_NAME, joinFileName } from '@/lib/forms/file-name'
import { CONTROL } from '@/lib/forms/form'
import { FormCaptcha } from '../captcha/captcha'
import { type Answer, readAnswer } from '../enhance/answer'
import { post } from '../enhance/post'
import type { Content, Item } from './item'
import { type Outcome, outcomeOf } from './outcome'
import { renewFiles, sendFiles } from './send-files'

/** In the order of the form, as the attempt is named by what it says. */
function bodyOf({ entries, files }: Content, token: string | null): FormData {
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  for (const { field, id, name } of files) {
    if (id === null) continue
    body.append(field, id)
    body.append(field + FILE_NAME, joinFileName(id, name))
  }
  body.set(CONTROL.captcha, token ?? '')
  return body
}

/** To the address of the form, which takes it from any page and from before any deployment, other than its action. */
async function hand(item: Item, content: Content): Promise<Answer> {
  const captcha = new FormCaptcha(item.form)
  // Nobody looks on: what takes longer than somebody would wait for is waited for.
  const token = (await captcha.getToken()) ?? (await captcha.getToken())
  return readAnswer(post(content.action, bodyOf(content, token)))
}

/** Sends a form that waited; however often, it is stored once. Never throws for the line's sake. */
export async function sendItem(item: Item): Promise<Outcome> {
  const { content } = item
  if (!content) return { state: 'later', reason: null }
  let isRenewed = false
  for (;;) {
    const stopped = await sendFiles(item)
    if (stopped) return stopped
    const answer = await hand(item, content)
    if (answer.state !== 'returned') return answer
    // The server keeps files that nobody hands in for a day. Asked with their old names first, it knows an attempt that it has stored.
    if (isRenewed || !(await renewFiles(item, Object.keys(answer.errors)))) return outcomeOf(answer.problem ?? null, answer.errors)
    isRenewed = true
  }
}
