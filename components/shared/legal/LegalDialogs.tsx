import { getTranslations } from '@/lib/i18n/translations'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { Link } from '@/components/ui/Link'
import { Static } from '@/lib/framework/static/Static'
import { path } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { Notice } from '../Notice'
import { LEGAL_NAMES, legalContentPath, legalDialogId, legalDocuments } from './documents'
import { LegalLoader } from './LegalLoader'

/** The dialogs that the links of `LegalLine` open; once on a page that has such a line. */
export async function LegalDialogs({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale })
  return (
    <>
      <Static>
        {LEGAL_NAMES.map((name) => {
          const { route } = legalDocuments[name]
          return (
            <Dialog key={name} id={legalDialogId(name)} title={t(`legal.${name}`)} closeLabel={t('common.close')} closeHref={path(locale, route)}>
              <div data-legal-content={legalContentPath(locale, name)} tabIndex={-1}>
                <p data-state="loading" role="status">
                  {t('legal.loading')}
                </p>
                <div data-state="failed" hidden>
                  <Notice isError title={t('legal.failed.title')} text={t('legal.failed.text')}>
                    <button type="button" className="btn" data-legal-retry="">
                      {t('common.retry')}
                    </button>
                    <Link href={path(locale, route)}>{t('legal.page')}</Link>
                  </Notice>
                </div>
                <div data-state="loaded" hidden />
              </div>
            </Dialog>
          )
        })}
      </Static>
      <LegalLoader />
    </>
  )
}
