/** @jest-environment node */
import { outlineOf, tableOfContents } from '@/components/blocks/headings'
import { contentBlocks } from '@/lib/content/blocks'

const heading = (text: string, level = 2) => ({ type: 'heading', level, children: [{ type: 'text', text }] })
const block = (...body: object[]) => ({ __component: 'shared.rich-text', body })

function contents(...stored: object[]) {
  const blocks = contentBlocks('ar').parse(stored)
  return tableOfContents(blocks, outlineOf(blocks))
}

test('every heading of a document gets an anchor of its own words', () => {
  expect(contents(block(heading('ما نعمله اليوم')), block(heading('Costs & plan', 3)))).toEqual([
    { id: 's-ما-نعمله-اليوم', text: 'ما نعمله اليوم', depth: 0 },
    { id: 's-costs-plan', text: 'Costs & plan', depth: 1 },
  ])
})

test('the same words twice get different anchors', () => {
  expect(contents(block(heading('Result'), heading('Result'))).map(({ id }) => id)).toEqual(['s-result', 's-result-2'])
})

test('empty headings are left out', () => {
  expect(contents(block(heading('  ')))).toEqual([])
})

test('levels that were left out make no gap', () => {
  expect(contents(block(heading('A', 3), heading('B', 5), heading('C', 3))).map(({ depth }) => depth)).toEqual([0, 1, 0])
})
