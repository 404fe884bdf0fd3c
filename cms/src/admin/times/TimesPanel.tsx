import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Flex, Typography } from '@strapi/design-system'
import { useForm } from '@strapi/strapi/admin'
import { fieldWords } from '../../labels/fields'
import { wordIn } from '../../labels/language'
import { HOME_ZONE } from '../../rules/at-home'
import { EVENT, uidOf } from '../../uids'
import { adminLanguage } from '../labels/language'
import { TIMES } from '../labels/times'
import { isZone, momentInZone, ownZone } from '../moments'

const FIELDS = ['startDate', 'endDate']

/** The moment that a field of the form holds: what is stored is text, what was picked just now a date. */
function dateOf(value: unknown): Date | null {
  const at = value instanceof Date ? value : typeof value === 'string' ? new Date(value) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** As the form holds them at the moment, before they are saved. */
function Times({ model }: { model: string }) {
  const values: Record<string, unknown> = useForm('Times', (state) => Object(state.values))
  const language = adminLanguage()
  const say = (words: keyof typeof TIMES, value = '') => wordIn(TIMES[words], language).replace('{0}', () => `\u2068${value}\u2069`)
  const written = typeof values.timeZone === 'string' ? values.timeZone.trim() : ''
  const zone = written || HOME_ZONE
  const own = ownZone()
  if (!isZone(zone))
    return (
      <Typography dir="auto" textColor="danger600" role="alert">
        {say('unknown', zone)}
      </Typography>
    )
  const times = FIELDS.flatMap((field) => {
    const at = dateOf(values[field])
    const words = fieldWords(model, field)
    return at && words ? [{ field, label: wordIn(words, language), typed: momentInZone(at, language, own), onPage: momentInZone(at, language, zone) }] : []
  })
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography dir="auto" textColor="neutral600">
        {say('entered', own)} {zone === own ? say('same') : say('shown', zone)}
      </Typography>
      {times.map(({ field, label, typed, onPage }) => (
        <Flex key={field} direction="column" alignItems="stretch">
          <Typography dir="auto" fontWeight="semiBold">
            {label}
          </Typography>
          {typed !== onPage && <Typography dir="auto">{say('typed', typed)}</Typography>}
          <Typography dir="auto">{say('onPage', onPage)}</Typography>
        </Flex>
      ))}
    </Flex>
  )
}

/** Beside events and announcements. */
export const TimesPanel: PanelComponent = ({ model }) =>
  model === EVENT || model === uidOf('announcement') ? { title: wordIn(TIMES.title, adminLanguage()), content: <Times model={model} /> } : null
