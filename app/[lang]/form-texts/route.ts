import { getTranslations } from '@/lib/i18n/translations'
import { ERROR_CODES, PROBLEMS } from '@/lib/forms/error-codes'
import { MOST_COUNTED } from '@/lib/forms/summary'
import { LOCALES, toLocale } from '@/rules/languages'

type Context = { params: Promise<{ lang: string }> }

export const dynamic = 'force-static'

export const generateStaticParams = () => LOCALES.map((lang) => ({ lang }))

/** What forms say in the browser; asked for when one is touched. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const t = await getTranslations({ locale: toLocale((await params).lang), namespace: 'forms' })
  return Response.json({
    errors: Object.fromEntries(ERROR_CODES.map((code) => [code, t(`errors.${code}`)])),
    problems: Object.fromEntries(PROBLEMS.map((code) => [code, t(`problems.${code}`)])),
    offline: t('common.offline'),
    notKept: t('later.notKept'),
    wrong: Array.from({ length: MOST_COUNTED }, (_, index) => t('common.wrong', { count: index + 1 })),
  })
}
