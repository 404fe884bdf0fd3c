import { addStyle } from './style'

const STYLE = `
  [data-strapi-main] input:not([type='checkbox']), main input[type='text'], main textarea, main [contenteditable='true'],
  main [contenteditable='true'] > *, main p[id$='-hint'] { unicode-bidi: plaintext; text-align: start; }
  main :is(input, textarea, [contenteditable='true'], [contenteditable='true'] > *)[lang], main [lang][contenteditable='true'] > * { unicode-bidi: isolate; }
  main ::-webkit-calendar-picker-indicator { filter: invert(0.5); }
  main textarea { field-sizing: content; min-height: 6.5rem; }
`

/** Text runs in the direction of its language, whatever that of the admin around it; a field grows with its text; the browser's sign of a calendar, which is black, is seen in the dark too. */
export const fitFieldsToText = (): void => addStyle(STYLE)
