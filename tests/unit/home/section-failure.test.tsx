/** @jest-environment node */
import { HeroSlider } from '@/components/home/HeroSlider'
import { LatestArticles } from '@/components/home/LatestArticles'
import { SectionFailure } from '@/components/home/SectionFailure'
import { Stats } from '@/components/home/Stats'
import { UpcomingEvents } from '@/components/events/UpcomingEvents'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

test.each([
  ['hero', ['Slider Error', 'Failed to load slider content. Please try again.', 'Try Again']],
  ['stats', ['Failed to load statistics. Please try again later.']],
] as const)('a %s section that could not be read says so', async (name, texts) => {
  const screen = await renderScreen(<SectionFailure locale="en" name={name} />)
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument()
})

test('events that could not be read, and none at all, are different', async () => {
  const failed = await renderScreen(<UpcomingEvents locale="en" events={{ state: 'failed' }} />)
  expect(failed.getByText('Error Loading Events')).toBeInTheDocument()
  expect(failed.getByText('Could not load events. Please try refreshing the page or check back later.')).toBeInTheDocument()
  const empty = await renderScreen(<UpcomingEvents locale="en" events={{ state: 'loaded', data: [] }} />)
  expect(empty.getByText('No Upcoming Events')).toBeInTheDocument()
  expect(empty.getByText("We're busy planning! Check back soon for new events and opportunities.")).toBeInTheDocument()
})

test('empty sections say so, empty statistics stay away', async () => {
  expect((await renderScreen(<HeroSlider locale="en" slides={[]} />)).getByText('No content available. Check back soon!')).toBeInTheDocument()
  expect((await renderScreen(<LatestArticles locale="en" articles={[]} />)).getByText('No articles found')).toBeInTheDocument()
  expect((await renderScreen(<Stats locale="en" stats={[]} />)).queryByRole('heading')).toBeNull()
})
