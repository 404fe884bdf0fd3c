import 'server-only'
import type { ReactNode } from 'react'
import { renderPlain } from '@/lib/framework/static/render-markup'
import type { Parts } from '@/lib/server/parts'
import type { Frame } from './frame'

/** What stands in the places of a page that has several, in their order. */
export class PlaceContents {
  constructor(readonly all: readonly ReactNode[]) {}
}

/** What a page shows for a question. */
export type Filling = {
  /** The kept page, without a query. */
  address: string
  /** Of components that are functions of their properties and nothing else. */
  content: ReactNode | PlaceContents
  /** In place of the page's own. */
  title?: string
  /**
   * Whether everybody who asks the same is answered the same, and the answer may be repeated: never what carries a token or what somebody has
   * typed into a form, nor what could not be made of the newest state. Asked once it is made.
   */
  isForAll?: () => boolean
}

export type FilledPage = { parts: Parts; policy: string; robots: string; isForAll: boolean }

/** A kept page with something else in its places. */
export async function fill(frame: Frame, { content, title, isForAll }: Filling): Promise<FilledPage> {
  const contents = content instanceof PlaceContents ? content.all : [content]
  const filled = await frame.filledWith(await Promise.all(contents.map(renderPlain)), title)
  return { ...filled, robots: frame.robots, isForAll: isForAll?.() ?? false }
}
