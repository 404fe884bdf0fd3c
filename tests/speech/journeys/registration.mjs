import { fill, mistakes, sent } from '../lib/forms.mjs'

/** Somebody registers for an event. */
export async function registration(visitor) {
  const { words, locale } = visitor
  await visitor.open('/events/school-restoration-workshop-aleppo')
  await visitor.seek('b', words('events.detail.action.register'))
  await visitor.press('Return')
  visitor.hears('the form is named when it opens', words('forms.titles.registration'))
  await visitor.seek('Tab', words('forms.registration.submit'))
  await mistakes(visitor, { first: words('forms.registration.name') })
  await fill(visitor, 'Salma')
  await visitor.seek('Tab', words('forms.registration.email'))
  await fill(visitor, `speech-${locale}-${Date.now()}@example.org`)
  await visitor.seek('Tab', words('forms.phone.country'))
  visitor.hears('the choice of a country names its field', words('forms.registration.phone'))
  await visitor.seek('Tab', words('forms.registration.submit'))
  await sent(visitor, 'registration', { hasReference: false })
}
