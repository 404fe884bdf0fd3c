/** @typedef {import('./template.mjs').Field} Field */

const INDENT = '   '
const BLANK = '_'.repeat(30)

/**
 * @param {Field} field
 * @returns {string[]}
 */
function answer(field) {
  switch (field.kind) {
    case 'line':
    case 'box':
      return [BLANK]
    case 'table':
      return [field.columns.join(' | '), ...Array.from({ length: field.rows }, (_, row) => `${row + 1}) ${field.columns.map(() => '______').join(' | ')}`)]
    case 'choice':
      return field.options.map((option) => `[ ] ${option}`)
  }
}

/**
 * The template as text to be filled in wherever text can be written.
 * @param {import('./template.mjs').Template} template
 * @returns {string} lines that end with `\n`
 */
export function plainText({ title, intro, how, sections }) {
  const lines = [title, '='.repeat(title.length), '', intro, how]
  for (const { number, title: heading, guide, fields } of sections) {
    const numbered = `${number}. ${heading}`
    lines.push('', '', numbered, '-'.repeat(numbered.length), guide)
    for (const field of fields) lines.push('', `• ${field.label}`, ...answer(field).map((line) => INDENT + line))
  }
  return `${lines.join('\n')}\n`
}
