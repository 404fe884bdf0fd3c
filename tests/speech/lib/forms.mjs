/** Types into the field that has the focus. */
export const fill = (visitor, text) => visitor.type(text)

/** Presses the button that has the focus, and claims what a form with mistakes says: how many there are, then the first of them. */
export async function mistakes(visitor, { count, first }) {
  await visitor.press('Return', visitor.answer)
  if (count) visitor.hears(`the summary of ${count} mistakes is said`, visitor.words('forms.common.wrong', { count }))
  else visitor.hearsCount('the summary of mistakes is said', 'forms.common.wrong')
  visitor.hearsNo('the list of mistakes has no bullets', '•')
  visitor.hears('the first wrong field has the focus and is invalid', first, 'invalid')
}

/** Presses the button that has the focus, and claims what is said when the form has arrived. */
export async function sent(visitor, form, { hasReference = true } = {}) {
  await visitor.press('Return', visitor.answer)
  visitor.hears('that the form has arrived is said', visitor.words(`forms.sent.titles.${form}`))
  if (hasReference) visitor.hears('the reference number is said', visitor.words('forms.sent.reference'))
}
