import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useRBAC } from '@strapi/strapi/admin'
import { wordIn } from '../../labels/language'
import { EVENT, submissionUid } from '../../uids'
import { DOORS } from '../labels/doors'
import { adminLanguage } from '../labels/language'
import { momentIn } from '../moments'
import { DoorItem } from './DoorItem'
import { OpenDoor } from './OpenDoor'
import { printGuests } from './print-guests'
import { useDoors } from './useDoors'

const MAY_READ = [{ action: 'plugin::content-manager.explorer.read', subject: submissionUid('registration') }]

type Props = { documentId: string; title: string }

/** The doors of an event, who has come through them, and the list to print. */
function DoorsOf({ documentId, title }: Props) {
  const { doors: answer, open, withdraw, readGuests } = useDoors(documentId)
  if (!answer) return null
  const language = adminLanguage()
  const { doors, counts, closesAt, isOver } = answer
  const say = (words: keyof typeof DOORS) => wordIn(DOORS[words], language)

  async function print(): Promise<void> {
    const guests = await readGuests()
    if (guests) printGuests(title, guests, language)
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography dir="auto" fontWeight="semiBold" role="status">
        {say('here').replace('{0}', String(counts.here)).replace('{1}', String(counts.registered))}
      </Typography>
      {doors.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" aria-label={say('title')}>
          {doors.map((door) => (
            <DoorItem
              key={door.doorId}
              door={door}
              count={counts.doors.find(({ name }) => name === door.name)}
              language={language}
              onWithdraw={(doorId) => void withdraw(doorId)}
            />
          ))}
        </Flex>
      )}
      <Typography dir="auto" textColor="neutral600">
        {isOver ? say('over') : `${say('hint')} ${say('until').replace('{0}', momentIn(new Date(closesAt), language))}`}
      </Typography>
      {!isOver && <OpenDoor isFirst={doors.length === 0} language={language} onOpen={open} />}
      <Button variant="tertiary" fullWidth onClick={() => void print()}>
        {say('print')}
      </Button>
    </Flex>
  )
}

/** Beside an event that was saved before, for those who may see who has registered. */
export const DoorsPanel: PanelComponent = ({ model, documentId, document }) => {
  const { allowedActions } = useRBAC(MAY_READ)
  if (model !== EVENT || !documentId || !allowedActions.canRead) return null
  const title = typeof document?.title === 'string' ? document.title : ''
  return { title: wordIn(DOORS.title, adminLanguage()), content: <DoorsOf documentId={documentId} title={title} /> }
}
