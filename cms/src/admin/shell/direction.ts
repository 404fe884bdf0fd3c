import { languages } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { addStyle } from '../style'

/**
 * What the framework does not mirror by itself: its tabs, lists, menus and choices say that they run from left to right whatever the page does, its
 * tables align to the left, and its link to the content hides on the left, where a page that runs from the right can be scrolled to.
 */
const MIRRORED = `
  :root[dir='rtl'] [dir='ltr']:is([data-orientation], [role='combobox'], [role='listbox'], [role='menu'], [role='radiogroup']) { direction: rtl; }
  :root[dir='rtl'] :is(td, th) { text-align: start; }
  :root[dir='rtl'] a[href='#main-content'] { left: auto; right: -100%; }
  :root[dir='rtl'] a[href='#main-content']:focus { right: 1.2rem; }
  :root[dir='rtl'] td [dir='auto'] { text-align: -webkit-match-parent; text-align: match-parent; }
`

const follow = () => {
  document.documentElement.dir = languages[adminLanguage()].dir
}

/** The admin runs in the direction of its language, also after somebody chooses another one. */
export function followDirection(): void {
  addStyle(MIRRORED)
  follow()
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['lang'] })
}
