import { Flex, Typography } from '@strapi/design-system'
import type { ServiceHome } from '../../home/service'
import { wordIn, type Words } from '../../labels/language'
import { AskedButton } from '../AskedButton'
import { adminLanguage } from '../labels/language'
import { JOB_NAMES, STOP_REASONS, STOPPED } from '../labels/stopped-jobs'
import { stampIn } from '../moments'

type Stopped = ServiceHome['stopped'][number]

const say = (key: keyof typeof STOPPED, ...values: (string | number)[]): string =>
  wordIn(STOPPED[key], adminLanguage()).replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ''))

const named = (words: Record<string, Words>, key: string): string => {
  const found = words[key]
  return found ? wordIn(found, adminLanguage()) : key
}

const stamp = (at: number | string) => stampIn(new Date(at), adminLanguage())

function StoppedJob({ stopped, onConfirm }: { stopped: Stopped; onConfirm: (stopped: Stopped) => void }) {
  const { job, reasons, last, due, isConfirmed } = stopped
  const name = named(JOB_NAMES, job)
  const rows = due.filter((one) => one.due > 0).map((one) => say('row', one.table, one.due, one.of))
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={2}>
      <Typography fontWeight="semiBold" dir="auto">
        {name}
      </Typography>
      {reasons.map((reason) => (
        <Typography key={reason} variant="pi" dir="auto">
          {named(STOP_REASONS, reason)}
        </Typography>
      ))}
      {last !== null && (
        <Typography variant="pi" dir="auto">
          {say('lastRun', stamp(last))}
        </Typography>
      )}
      {rows.length > 0 && (
        <Typography variant="pi" dir="auto">
          {say('rows', new Intl.ListFormat(adminLanguage(), { type: 'conjunction' }).format(rows))}
        </Typography>
      )}
      {isConfirmed ? (
        <Typography variant="pi" dir="auto">
          {say('confirmed')}
        </Typography>
      ) : (
        <AskedButton
          name={say('confirm')}
          label={say('confirmLabel', name)}
          question={say('question')}
          confirm={say('confirm')}
          cancel={say('cancel')}
          confirmLook="danger-light"
          size="S"
          onConfirm={() => onConfirm(stopped)}
        />
      )}
    </Flex>
  )
}

/** The jobs that have stopped: what each one would do, why it stopped, and a button that lets it go on. */
export function StoppedJobs({ home, onConfirm }: { home: ServiceHome; onConfirm: (stopped: Stopped) => void }) {
  if (home.stopped.length === 0) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={4} background="danger100" padding={4} hasRadius role="alert">
      <Typography tag="h3" variant="delta" textColor="danger700" dir="auto">
        {say('title')}
      </Typography>
      <Typography dir="auto">{say('intro', stamp(home.clock))}</Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
        {home.stopped.map((stopped) => (
          <StoppedJob key={stopped.id} stopped={stopped} onConfirm={onConfirm} />
        ))}
      </Flex>
    </Flex>
  )
}
