import type { Context } from 'koa'
import { type About, draftOf } from '../documents/draft'
import { rightsOf } from '../rights'

/** The draft, or null where there is none, for those who may publish it. Throws for others. */
export async function draftToPublish({ state }: Context, about: About): Promise<Record<string, unknown> | null> {
  const draft = await draftOf(about)
  rightsOf(state, about.uid).demand('publish', draft)
  return draft
}
