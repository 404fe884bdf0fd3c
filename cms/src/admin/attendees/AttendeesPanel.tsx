import type { PanelComponent, PanelComponentProps } from '@strapi/content-manager/strapi-admin'
import { Flex, Typography } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { EVENT } from '../../uids'
import { ATTENDEES } from '../labels/attendees'
import { adminLanguage } from '../labels/language'
import { AskedButton } from '../AskedButton'
import { useAttendees } from './useAttendees'

const timeFormat = (language: string) => new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeStyle: 'short' })

/** How many have registered, and what they are about to be told of the event. */
function AttendeesOf(props: PanelComponentProps) {
  const { attendees, tell, keepQuiet } = useAttendees(props)
  if (!attendees) return null
  const language = adminLanguage()
  const { registered, waiting, isPublic, pending, mayTell } = attendees
  const say = (words: keyof typeof ATTENDEES) => wordIn(ATTENDEES[words], language)
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="status">
      <Typography dir="auto" fontWeight="semiBold">
        {say('registered').replace('{0}', String(registered))}
      </Typography>
      {waiting > 0 && <Typography dir="auto">{say('waiting').replace('{0}', String(waiting))}</Typography>}
      {registered > 0 && !isPublic && <Typography dir="auto">{say('notPublic')}</Typography>}
      {registered > 0 && isPublic && !pending && (
        <Typography dir="auto" textColor="neutral600">
          {say('reminders')}
        </Typography>
      )}
      {pending && (
        <Typography dir="auto">
          {say(pending.news)
            .replace('{0}', String(pending.count))
            .replace('{1}', timeFormat(language).format(new Date(pending.at)))}
        </Typography>
      )}
      {pending && mayTell && (
        <>
          <Typography dir="auto" textColor="neutral600">
            {say('until')}
          </Typography>
          <AskedButton name={say('tell')} question={say('tellQuestion')} confirm={say('tell')} cancel={say('cancel')} fullWidth onConfirm={() => void tell()} />
          <AskedButton
            name={say('quiet')}
            question={say('quietQuestion')}
            confirm={say('quiet')}
            cancel={say('cancel')}
            look="tertiary"
            fullWidth
            onConfirm={() => void keepQuiet()}
          />
        </>
      )}
    </Flex>
  )
}

/** Beside an event that was saved before. */
export const AttendeesPanel: PanelComponent = (props) =>
  props.model === EVENT && props.documentId ? { title: wordIn(ATTENDEES.title, adminLanguage()), content: <AttendeesOf {...props} /> } : null
