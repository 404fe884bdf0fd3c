import { readTemplate } from '../../lib/template/template.mjs'
import { directionOf, translatorOf } from '../lib/messages.mjs'

/** The template in a language with what a file says of itself. */
export function templateIn(locale) {
  const t = translatorOf(locale)
  return {
    ...readTemplate((key, values) => t(`template.${key}`, values)),
    locale,
    dir: directionOf(locale),
    author: t('layout.siteName'),
  }
}
