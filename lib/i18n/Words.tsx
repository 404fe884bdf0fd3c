import { Fragment } from 'react'
import { stretchesOf } from './isolate'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; text: string | null | undefined }

/** A text that editors wrote: telephone numbers, addresses and names in another script keep their order. */
export function Words({ locale, text }: Props) {
  return stretchesOf(locale, text ?? '').map(({ text: words, direction }, index) => {
    if (!direction) return <Fragment key={index}>{words}</Fragment>
    // Digits of Arabic would follow each other from the right in spite of an isolate.
    if (direction === 'digits') {
      return (
        <bdo key={index} dir="ltr">
          {words}
        </bdo>
      )
    }
    return (
      <bdi key={index} dir={direction}>
        {words}
      </bdi>
    )
  })
}
