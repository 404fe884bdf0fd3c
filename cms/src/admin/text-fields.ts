const STYLE = `
  [data-strapi-main] input:not([type='checkbox']), main input[type='text'], main textarea, main [contenteditable='true'],
  main [contenteditable='true'] > *, main p[id$='-hint'] { unicode-bidi: plaintext; text-align: start; }
  main textarea { field-sizing: content; min-height: 6.5rem; }
`

/** Arabic text runs from right to left in its field, whatever the direction of the admin around it; a field grows with its text. */
export function fitFieldsToText(): void {
  const style = document.createElement('style')
  style.textContent = STYLE
  document.head.append(style)
}
