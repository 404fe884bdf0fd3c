import { fill, mistakes, sent } from '../lib/forms.mjs'

/** Somebody applies to a project with its short form, and sends it empty at first. */
export async function volunteer(visitor) {
  const { words, locale } = visitor
  const field = (name) => words(`forms.volunteer.fields.${name}`)
  const seek = (name) => visitor.seek('Tab', field(name))
  await visitor.open('/projects/school-hope-homs#apply')
  // The long form has the first button, the short one the second.
  await visitor.seek('Tab', 'collapsed')
  await visitor.press('Tab')
  await visitor.press('Return')
  await visitor.seek('Tab', words('forms.volunteer.submit'))
  await mistakes(visitor, { first: field('projectTimeline') })
  await visitor.press('Down')
  await seek('firstName')
  visitor.hears('a wrong field says its error', 'required', 'invalid', words('forms.errors.field_required'))
  await fill(visitor, 'Salma')
  await seek('lastName')
  await fill(visitor, 'Haddad')
  await seek('email')
  await fill(visitor, `speech-${locale}-${Date.now()}@example.org`)
  await visitor.seek('Tab', words('forms.phone.country'))
  visitor.hears('the choice of a country names its field', field('phoneNumber'))
  await visitor.press('Tab')
  await fill(visitor, '+963 944 123 456')
  await seek('livingPlace')
  await fill(visitor, 'Homs')
  await seek('specialization')
  await fill(visitor, 'Teacher')
  await visitor.press('shift+Tab')
  await seek('specialization')
  visitor.hearsNo('a corrected field is no longer invalid', 'invalid')
  await visitor.seek('Tab', 'check box not checked')
  await visitor.press('space')
  await visitor.seek('Tab', words('forms.volunteer.submit'))
  await sent(visitor, 'volunteer')
}
