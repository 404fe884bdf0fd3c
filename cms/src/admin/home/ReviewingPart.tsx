import type { ReviewingHome, Waiting } from '../../home/reviewing'
import { DaysLeft } from '../review/queue/DaysLeft'
import { Figures } from './Figures'
import { HomeList, type Item } from './HomeList'
import { HomePart } from './HomePart'
import { say } from './words'

const queue = (filter: Record<string, string>): string => `/queue?${new URLSearchParams(filter).toString()}`

const itemOf =
  (filter: Record<string, string>) =>
  ({ uid, documentId, reference, daysLeft }: Waiting): Item => ({
    key: documentId,
    to: queue({ ...filter, open: `${uid}~${documentId}` }),
    name: reference,
    beside: <DaysLeft days={daysLeft} />,
  })

const MINE = { assigned: 'me' }
const ASKED = { status: 'all', asked: 'me' }

/** What awaits reviewers, by references: nobody is named before somebody looks. */
export function ReviewingPart() {
  return (
    <HomePart<ReviewingHome> path="/home/reviewing">
      {({ waiting, late, mine, asked, oldest, oldestMine }) => (
        <>
          <Figures
            figures={[
              { label: say('waiting'), value: waiting, to: '/queue' },
              { label: say('late'), value: late, isAmiss: late > 0 },
              { label: say('mine'), value: mine, to: queue(MINE) },
              { label: say('asked'), value: asked, to: queue(ASKED) },
            ]}
          />
          <HomeList title={say('oldest')} none={say('noneWaits')} items={oldest.map(itemOf({}))} />
          {oldestMine.length > 0 && <HomeList title={say('oldestMine')} none={say('noneWaits')} items={oldestMine.map(itemOf(MINE))} />}
        </>
      )}
    </HomePart>
  )
}
