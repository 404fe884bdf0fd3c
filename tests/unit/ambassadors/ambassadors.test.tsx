/** @jest-environment node */
import { within } from '@testing-library/dom'
import { Countries } from '@/components/ambassadors/Countries'
import { Figures } from '@/components/ambassadors/Figures'
import { groupByCountry } from '@/components/ambassadors/group'
import type { Ambassador } from '@/lib/entities/ambassadors'
import { renderScreen } from '../support/screen'
import { ambassador } from './ambassador'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const show = (people: Ambassador[]) => renderScreen(<Countries locale="en" countries={groupByCountry('en', people)} />)

test.each([
  ['en', 1, 1, ['1 Ambassador', '1 Country']],
  ['en', 9, 5, ['9 Ambassadors', '5 Countries']],
  ['de', 9, 2, ['9 Botschafterinnen und Botschafter', '2 Länder']],
  ['ar', 1, 1, ['1 سفير', '1 بلد']],
  ['ar', 2, 2, ['2 سفيران', '2 بلدان']],
  ['ar', 3, 3, ['3 سفراء', '3 بلدان']],
  ['ar', 11, 11, ['11 سفيراً', '11 بلداً']],
  ['ar', 100, 100, ['100 سفير', '100 بلد']],
] as const)('figures in %s of %i people in %i countries', async (locale, people, countries, texts) => {
  const screen = await renderScreen(<Figures locale={locale} ambassadors={people} countries={countries} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(texts)
})

test('people without any country are not said to be in one', async () => {
  const screen = await renderScreen(<Figures locale="en" ambassadors={2} countries={0} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a country says its name and how many there are', async () => {
  const screen = await show([ambassador({ countryCode: 'DE', country: 'Germany' }), ambassador({ documentId: 'a2' })])
  expect(within(screen.getByRole('region', { name: 'Germany' })).getByText('1 ambassador')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Elsewhere in the world' })).toBeInTheDocument()
})

test('a card leads to its story, which leads back to the country', async () => {
  const screen = await show([ambassador({ countryCode: 'DE', country: 'Germany', title: 'Ambassador in Berlin' })])
  const card = screen.getByRole('listitem')
  expect(within(card).getByText('Ambassador in Berlin')).toBeInTheDocument()
  expect(within(card).getByText('DE')).toBeInTheDocument()
  const link = within(card).getByRole('link', { name: 'Read Full Story – Rima Sabbagh' })
  expect(link).toHaveAttribute('href', '#story-a1')
  const story = screen.getByRole('dialog', { hidden: true })
  expect(within(story).getByRole('heading', { name: 'Rima Sabbagh', hidden: true })).toHaveAttribute('id', story.getAttribute('aria-labelledby'))
  expect(story).toHaveAttribute('id', 'story-a1')
  const close = within(story).getByRole('link', { name: 'Close', hidden: true })
  expect(close.getAttribute('href')).toBe(`#${screen.getByRole('region', { name: 'Germany' }).id}`)
})

test('a story has quote, text and the links that are safe, each named by its platform', async () => {
  const screen = await show([
    ambassador({
      quote: 'We build.',
      story: [{ type: 'paragraph', children: [{ type: 'text', text: 'She came to Berlin.' }] }],
      socialLinks: [
        { platform: 'linkedin', url: 'https://linkedin.example.org/r' },
        { platform: 'website', url: 'https://rima.example.org' },
        { platform: 'mastodon', url: 'https://social.example.org/r' },
        { platform: 'facebook', url: null },
      ],
    }),
  ])
  const story = within(screen.getByRole('dialog', { hidden: true }))
  expect(story.getByText('We build.').tagName).toBe('BLOCKQUOTE')
  expect(story.getByText('She came to Berlin.')).toBeInTheDocument()
  const links = within(story.getByRole('list', { hidden: true })).getAllByRole('link', { hidden: true })
  expect(links.map(({ textContent }) => textContent)).toEqual(['LinkedIn (opens in a new tab)', 'Website (opens in a new tab)', 'Website (opens in a new tab)'])
})
