const SEARCH = { ar: 'مدرسة', en: 'school' }

/** Somebody looks for an event and for a word. */
export async function lists(visitor) {
  const { words, locale } = visitor
  await visitor.open('/events')
  await visitor.seek('h', words('events.list.breadcrumb'))
  await visitor.seek('Tab', words('events.list.type'))
  await visitor.press('Down')
  visitor.hearsCount('the first change of a filter speaks how many events are left', 'events.list.found')
  await visitor.press('Down')
  visitor.hearsCount('the next change speaks it too', 'events.list.found')
  await visitor.open('/search')
  await visitor.seek('Tab', words('search.label'))
  await visitor.type(SEARCH[locale])
  await visitor.press('Return', visitor.answer)
  await visitor.seek('h', SEARCH[locale])
  visitor.hearsCount('the results are counted', 'search.summary', { query: SEARCH[locale] })
}
