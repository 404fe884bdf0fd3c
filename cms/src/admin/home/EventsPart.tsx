import { Flex, Typography } from '@strapi/design-system'
import { Link } from 'react-router-dom'
import type { NextEvent } from '../../home/events'
import { EVENT } from '../../uids'
import { adminLanguage } from '../labels/language'
import { momentIn } from '../moments'
import { editPath } from '../translations/overview'
import { HomePart } from './HomePart'
import { say } from './words'

/** What is said of an event in a line. */
const factsOf = ({ capacity, registered, waiting, doors, here }: NextEvent): string[] => [
  capacity === null ? say('registered', registered) : say('seats', registered, capacity),
  ...(waiting > 0 ? [say('onList', waiting)] : []),
  say('doors', doors),
  ...(here > 0 ? [say('here', here)] : []),
]

function EventItem({ event }: { event: NextEvent }) {
  const { documentId, language, title, startDate, isCancelled } = event
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Typography
        tag={Link}
        to={editPath({ uid: EVENT, kind: 'collectionType' }, documentId, language)}
        textColor="primary600"
        style={{ overflowWrap: 'anywhere' }}
      >
        <bdi>{title || say('untitled')}</bdi>
      </Typography>
      <Typography variant="pi" textColor="neutral800" dir="auto">
        {momentIn(new Date(startDate), adminLanguage())}
        {isCancelled && ` · ${say('cancelled')}`}
      </Typography>
      <Typography variant="pi" textColor="neutral600" dir="auto">
        {factsOf(event).join(' · ')}
      </Typography>
    </Flex>
  )
}

/** The next events, for those who stand at their doors. */
export function EventsPart() {
  return (
    <HomePart<NextEvent[]> path="/home/events">
      {(events) =>
        events.length === 0 ? (
          <Typography dir="auto">{say('noEvents')}</Typography>
        ) : (
          <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
            {events.map((event) => (
              <EventItem key={event.documentId} event={event} />
            ))}
          </Flex>
        )
      }
    </HomePart>
  )
}
