import { PrivateContent } from '@/components/my-application/PrivateContent'
import { carriedBy, privatePage } from '@/lib/forms/private-page/addresses'
import { questionsOf } from '@/lib/framework/places/questions'

/** What somebody has sent, for whoever has the link of its mail: nothing of it is kept. */
export const GET = questionsOf('my-application', async ({ locale, parameters }) => ({
  address: privatePage(locale),
  content: <PrivateContent locale={locale} carried={carriedBy(parameters)} />,
}))
