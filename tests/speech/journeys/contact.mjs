import { fill, mistakes, sent } from '../lib/forms.mjs'

const FIELDS = ['name', 'email', 'subject', 'message']

/** Somebody writes to us, and fills in nothing at first, then a part. */
export async function contact(visitor) {
  const { words } = visitor
  await visitor.open('/help#contact')
  await visitor.seek('h', words('forms.titles.contact'))
  for (const [index, field] of FIELDS.entries()) {
    await visitor.press('Tab')
    if (index === 0) visitor.hears('the form is named', words('forms.titles.contact'))
    visitor.hears(`the field ${field} is required`, words(`forms.contact.${field}`), 'required')
    visitor.hearsNo(`the field ${field}, which nobody has touched, is not invalid`, 'invalid')
  }
  await visitor.seek('Tab', words('forms.contact.submit'))
  await mistakes(visitor, { count: 4, first: words('forms.contact.name') })
  await fill(visitor, 'Salma')
  await visitor.seek('Tab', words('forms.contact.submit'))
  await mistakes(visitor, { count: 3, first: words('forms.contact.email') })
  await fill(visitor, 'salma@example.org')
  await visitor.press('shift+Tab')
  visitor.hearsNo('a corrected field is no longer invalid', 'invalid')
  await visitor.seek('Tab', words('forms.contact.subject'))
  await fill(visitor, 'A question')
  await visitor.press('Tab')
  await fill(visitor, 'When does the next project begin?')
  await visitor.seek('Tab', words('forms.contact.submit'))
  await sent(visitor, 'contact')
}
