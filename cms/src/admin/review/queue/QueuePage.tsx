import { ApplicationPage } from './application/ApplicationPage'
import { QueueList } from './QueueList'
import { nameOf, useView } from './useView'

/** The reviewers' desk: the queue, or one application of it at full width. */
export function QueuePage() {
  const { filter, opened, narrow, open, addressOf } = useView()
  if (opened) return <ApplicationPage key={nameOf(opened)} about={opened} filter={filter} onOpen={open} addressOf={addressOf} />
  return <QueueList filter={filter} onNarrow={narrow} addressOf={addressOf} />
}
