import { Alert, Button, Flex, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import type { Outcome } from '../../../review/queue/bulk'
import type { QueueEntry } from '../../../review/queue/routes'
import { wordIn } from '../../../labels/language'
import { adminLanguage } from '../../labels/language'
import { REVIEW } from '../../labels/review'
import { useReport } from '../../useReport'
import { useTogether } from './useTogether'
import { say } from './words'

type Props = { outcomes: Outcome[]; entries: QueueEntry[]; onClose: () => void; onTakenBack: () => void }

/** What became of a decision about several, what it did not reach, and the way back. */
export function BulkOutcome({ outcomes, entries, onClose, onTakenBack }: Props) {
  const together = useTogether()
  const { toggleNotification } = useNotification()
  const report = useReport()
  const done = outcomes.filter(({ decidedAt, problem }) => decidedAt !== null && problem === null)
  const problems = outcomes.filter(({ problem }) => problem !== null)
  const nameOf = ({ documentId }: Outcome) => entries.find((entry) => entry.documentId === documentId)?.name ?? documentId

  async function takeBack(): Promise<void> {
    try {
      const applications = done.map(({ uid, documentId, decidedAt }) => ({ uid, documentId, decidedAt }))
      const count = (await together('take-backs', applications)).filter(({ problem }) => problem === null).length
      toggleNotification({ type: count === done.length ? 'success' : 'warning', message: say('bulkTakenBack', count) })
      onTakenBack()
    } catch (error) {
      report(error)
    }
  }

  return (
    <Alert
      variant={problems.length > 0 ? 'warning' : 'success'}
      closeLabel={wordIn(REVIEW.close, adminLanguage())}
      title={say('bulkDone', done.length)}
      onClose={onClose}
    >
      <Flex direction="column" alignItems="flex-start" gap={2} paddingTop={2}>
        {problems.length > 0 && (
          <>
            <Typography fontWeight="semiBold">{say('bulkProblems', problems.length)}</Typography>
            <ul>
              {problems.map((outcome) => (
                <li key={outcome.documentId}>
                  <Typography>
                    <bdi>{nameOf(outcome)}</bdi>: {outcome.problem}
                  </Typography>
                </li>
              ))}
            </ul>
          </>
        )}
        {done.length > 0 && (
          <Button variant="secondary" size="S" onClick={() => void takeBack()}>
            {say('bulkTakeBack')}
          </Button>
        )}
      </Flex>
    </Alert>
  )
}
