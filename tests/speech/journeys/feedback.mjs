import { fill, sent } from '../lib/forms.mjs'

/** Somebody tells us what they think of the site, in three steps. */
export async function feedback(visitor) {
  const { words } = visitor
  const step = (number) => words('forms.feedback.step', { step: number, count: 3 })
  const next = async (number) => {
    await visitor.seek('Tab', words('forms.feedback.next'))
    await visitor.press('Return')
    visitor.hears(`step ${number} is said when it opens`, step(number))
  }
  await visitor.open('/help#feedback')
  await visitor.seek('Tab', words('forms.feedback.category'))
  visitor.hears('a choice of a group is said with the name of its group', words('forms.feedback.category'), words('forms.feedback.categories.suggestion'))
  await visitor.press('space')
  await visitor.seek('Tab', words('forms.feedback.anonymous'))
  await visitor.press('space')
  await next(2)
  await visitor.seek('Tab', words('forms.feedback.subject'))
  visitor.hearsNo('a field that nobody has touched is not invalid', 'invalid')
  await fill(visitor, 'The site')
  await visitor.seek('Tab', words('forms.feedback.message'))
  await fill(visitor, 'It can be read well on my phone.')
  await next(3)
  await visitor.seek('Tab', words('forms.feedback.submit'))
  await sent(visitor, 'feedback')
}
