import type { Locale } from '@/rules/languages'
import { Picture } from '@/components/ui/Picture'
import { Words } from '@/lib/i18n/Words'
import type { HomeSlide } from '@/lib/content/home-sliders'

type Props = { slide: HomeSlide; isFirst: boolean; locale: Locale }

/** A slide; the title of the first one is the title of the page. */
export function HeroSlide({ slide: { title, description, cover }, isFirst, locale }: Props) {
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <li>
      {cover && <Picture image={cover} sizes="(min-width: 768px) 480px, 64vw" priority={isFirst} />}
      <div>
        {title && (
          <Title>
            <Words locale={locale} text={title} />
          </Title>
        )}
        {description && (
          <p>
            <Words locale={locale} text={description} />
          </p>
        )}
      </div>
    </li>
  )
}
