import { LinkContent } from '@/components/verification/LinkContent'
import { isPage, pageOf } from '@/lib/forms/verification/pages'
import { questionsOf } from '@/lib/framework/places/questions'

/** Where the link of a mail leads, with what only one person has: nothing of it is kept. */
export const GET = questionsOf('verification', async ({ locale, name, parameters }) =>
  isPage(name) ? { address: pageOf(locale, name, {}), content: <LinkContent locale={locale} page={name} parameters={parameters} /> } : null,
)
