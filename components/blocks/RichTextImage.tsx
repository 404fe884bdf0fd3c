import type { Locale } from '@/rules/languages'
import { Picture } from '@/components/ui/Picture'
import { PHONE_WIDTH } from '@/components/ui/picture-sizes'
import { Words } from '@/lib/i18n/Words'
import type { Image } from '@/lib/content/media'

/** The measure of a text column. */
export const PROSE_SIZES = `(min-width: 800px) 720px, ${PHONE_WIDTH}`

export function RichTextImage({ image, caption, locale }: { image: Image; caption: string | null | undefined; locale: Locale }) {
  return (
    <figure>
      <Picture image={image} sizes={PROSE_SIZES} />
      {caption && (
        <figcaption>
          <Words locale={locale} text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
