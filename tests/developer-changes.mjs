import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What a developer changes on the first day, and where the English home page shows it. `isShown` runs in the browser.
 * @type {readonly { name: string, file: string, from: string | RegExp, to: string, isShown: () => boolean }[]}
 */
export const changes = [
  {
    name: 'component',
    file: 'components/layout/footer/Footer.tsx',
    from: '<p>{t(',
    to: '<p data-changed="component">{t(',
    isShown: () => document.querySelector('.site-footer [data-changed=component]') !== null,
  },
  {
    name: 'style',
    file: 'components/layout/footer/Footer.module.css',
    from: '.footer {',
    to: '.footer {\n  outline: 3px dotted rgb(1, 2, 3);',
    isShown: () => {
      // None while the page is loaded again.
      const footer = document.querySelector('.site-footer')
      return footer !== null && getComputedStyle(footer).outlineStyle === 'dotted'
    },
  },
  {
    name: 'message',
    file: 'messages/en.json',
    from: /("copyright": ")/,
    to: '$1Changed a moment ago ',
    isShown: () => document.querySelector('.site-footer')?.textContent?.includes('Changed a moment ago') ?? false,
  },
  {
    name: 'identity.json',
    file: 'identity/identity.json',
    from: /("initiative": "[^"]*)"/g,
    to: '$1 renamed"',
    isShown: () => document.querySelector('.site-header')?.textContent?.includes(' renamed') ?? false,
  },
]

/**
 * Makes a change in the copy of the site in `folder`, and undoes it with what it gives.
 * @param {string} folder
 * @param {{ file: string, from: string | RegExp, to: string }} change
 */
export function make(folder, { file, from, to }) {
  const place = join(folder, file)
  const before = readFileSync(place, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${from}.`)
  writeFileSync(place, after)
  return () => writeFileSync(place, before)
}
