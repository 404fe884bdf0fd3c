import { RichText } from '@/components/blocks/RichText'
import { Accordion } from '@/components/ui/Accordion'
import { Words } from '@/lib/i18n/Words'
import type { Faq } from '@/lib/entities/faqs'
import type { Locale } from '@/rules/languages'

type Props = { faqs: readonly Faq[]; locale: Locale; name?: string }

/** Questions of which one is open at a time. */
export function FaqAccordion({ faqs, locale, name = 'faq' }: Props) {
  return (
    <Accordion
      name={name}
      items={faqs.map(({ id, question, answer }) => ({
        id: `${name}-${id}`,
        title: <Words locale={locale} text={question} />,
        content: <RichText content={answer} locale={locale} shift={2} />,
      }))}
    />
  )
}
