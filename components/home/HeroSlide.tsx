import { Picture } from '@/components/ui/Picture'
import type { HomeSlide } from '@/lib/content/home-sliders'

type Props = { slide: HomeSlide; isFirst: boolean }

/** A slide; the title of the first one is the title of the page. */
export function HeroSlide({ slide: { title, description, cover }, isFirst }: Props) {
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <li>
      {cover && <Picture image={cover} sizes="(min-width: 768px) 480px, 64vw" priority={isFirst} />}
      <div>
        {title && <Title>{title}</Title>}
        {description && <p>{description}</p>}
      </div>
    </li>
  )
}
