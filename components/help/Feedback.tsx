import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/lib/i18n/languages'

type Props = { locale: Locale; email: string | null | undefined }

export async function Feedback({ locale, email }: Props) {
  const t = await getTranslations({ locale, namespace: 'help.feedback' })
  return (
    <>
      <p>{t('text')}</p>
      {email ? (
        <>
          <p>{t('soon')}</p>
          <p>
            <a href={`mailto:${email}?subject=${encodeURIComponent(t('subject'))}`} className="btn">
              <Icon name="mail" />
              {t('write')}
            </a>
          </p>
        </>
      ) : (
        <p>{t.rich('elsewhere', { contact: (words) => <Link href="#contact">{words}</Link> })}</p>
      )}
    </>
  )
}
