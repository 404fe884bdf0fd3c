import { within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import type { ReactNode } from 'react'
import { renderHtml } from './render'

/** What server components show, for queries of the testing library. Needs the node environment. */
export async function renderScreen(node: ReactNode) {
  const { document } = new JSDOM(await renderHtml(node)).window
  return within(document.body)
}
