import { join } from 'node:path'
import { THEME_OPTIONS } from './themes.mjs'

// Node's own resolution: a compiler would put its own wording of the library's function here, and a build of React for server
// components beside it, which cannot render.
const require = process.getBuiltinModule('node:module').createRequire(join(process.cwd(), 'package.json'))
const { createElement } = require('react')
const { renderToStaticMarkup } = require('react-dom/server')
const { ThemeProvider } = require('next-themes')

const SCRIPT = /^<script(?: nonce="")?>([^<]+)<\/script>$/

/**
 * The inline script of next-themes, which sets the theme before the page is painted, so that no other one flashes up: the text that
 * the library renders for our options. The policy allows exactly this text. (docs/decisions/theme.md)
 */
export const THEME_SCRIPT = scriptOf(renderToStaticMarkup(createElement(ThemeProvider, THEME_OPTIONS)))

/** @param {string} markup */
function scriptOf(markup) {
  const text = SCRIPT.exec(markup)?.[1]
  if (!text) throw new Error('next-themes has rendered something else than its script.')
  return text
}
