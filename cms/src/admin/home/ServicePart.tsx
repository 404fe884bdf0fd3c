import { Typography } from '@strapi/design-system'
import type { ServiceHome } from '../../home/service'
import { wordIn } from '../../labels/language'
import { CHECK_NAMES } from '../labels/home'
import { adminLanguage } from '../labels/language'
import { Figures } from './Figures'
import { HomePart } from './HomePart'
import { StoppedJobs } from './StoppedJobs'
import { useConfirmation } from './useConfirmation'
import { say } from './words'

const nameOf = (check: string): string => {
  const words = CHECK_NAMES[check]
  return words ? wordIn(words, adminLanguage()) : check
}

/** What is amiss, in words. */
function stateOf({ checks }: ServiceHome): string {
  const amiss = checks.filter(({ status }) => status === 'warning' || status === 'failed')
  const list = new Intl.ListFormat(adminLanguage(), { type: 'conjunction' })
  return amiss.length === 0 ? say('allFine') : say('amiss', list.format(amiss.map(({ name }) => nameOf(name))))
}

/** How the service is, for administrators. */
export function ServicePart() {
  const { since, confirm } = useConfirmation()
  return (
    <HomePart<ServiceHome> path="/home/service">
      {(loaded) => {
        const home = since ?? loaded
        const { givenUp, undeliverable, backupHours, accounts } = home
        return (
          <>
            <StoppedJobs home={home} onConfirm={(stopped) => void confirm(stopped)} />
            <Typography dir="auto" fontWeight="semiBold" textColor={home.status === 'ok' ? 'neutral800' : 'danger600'}>
              {stateOf(home)}
            </Typography>
            <Figures
              figures={[
                { label: say('givenUp'), value: givenUp ?? say('unknown'), to: '/outbox?view=givenUp', isAmiss: (givenUp ?? 0) > 0 },
                { label: say('undeliverable'), value: undeliverable ?? say('unknown'), to: '/outbox?view=givenUp' },
                { label: say(backupHours === null ? 'noBackup' : 'backup'), value: backupHours ?? '–' },
                { label: say('withoutStep', accounts.active), value: accounts.withoutSecondStep, to: '/accounts', isAmiss: accounts.ofThoseRequired > 0 },
              ]}
            />
            {accounts.ofThoseRequired > 0 && (
              <Typography dir="auto" textColor="danger600">
                {say('required', accounts.ofThoseRequired)}
              </Typography>
            )}
          </>
        )
      }}
    </HomePart>
  )
}
