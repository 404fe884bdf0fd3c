import type { ReactNode } from 'react'
import { Notice } from '@/components/shared/Notice'
import { SectionHead } from '@/components/shared/SectionHead'
import { Carousel, CarouselControls, CarouselSlides } from '@/components/ui/carousel/Carousel'
import type { CarouselOptions } from '@/components/ui/carousel/options'
import { SlideList } from '@/components/ui/carousel/SlideList'
import type { Locale } from '@/rules/languages'
import { getCarouselLabels } from './carousel-labels'

type Props = {
  locale: Locale
  /** Of the heading and of the list: `{name}-title`, `{name}-slides`. */
  name: string
  id?: string
  options: CarouselOptions
  words: Record<'eyebrow' | 'title' | 'all' | 'empty', string>
  /** Where all of them are. */
  href: string
  className: string | undefined
  /** An `li` for each card. */
  children: ReactNode[]
}

/** A section of the home page whose cards stand in a carousel. */
export async function CardCarousel({ locale, name, id, options, words, href, className, children }: Props) {
  const labels = await getCarouselLabels(locale)
  return (
    <Carousel options={options}>
      <section data-far="" id={id} className="section" aria-labelledby={`${name}-title`}>
        <div className="wrap">
          <SectionHead id={`${name}-title`} eyebrow={words.eyebrow} title={words.title} link={{ href, text: words.all }}>
            {children.length > 1 && <CarouselControls labels={labels} />}
          </SectionHead>
          {children.length === 0 ? (
            <Notice title={words.empty} />
          ) : (
            <CarouselSlides id={`${name}-slides`} className={className}>
              <SlideList label={words.title}>{children}</SlideList>
            </CarouselSlides>
          )}
        </div>
      </section>
    </Carousel>
  )
}
