import { Badge, Button, Flex, Typography } from '@strapi/design-system'
import { Fragment } from 'react'
import { type Language, wordIn } from '../../labels/language'
import type { PlanView } from '../../plans/routes'
import { isLocale, languages } from '../../rules/languages'
import { PLANS } from '../labels/plans'
import { homeTime } from '../moments'

type Props = { plan: PlanView; when: string; language: Language; children?: React.ReactNode; onGiveUp: (planId: string) => Promise<void> }

/** What is planned, or was: when, what, in which language, and why it was not carried out. */
export function PlanItem({ plan: { planId, action, state, at, problem, language: about, makerName }, when, language, children, onGiveUp }: Props) {
  const say = (words: keyof typeof PLANS) => wordIn(PLANS[words], language)
  const there = homeTime(new Date(at), language)
  const parts = [say(action), isLocale(about) ? languages[about].name : '', when].filter(Boolean)
  const words = parts.join(' · ')
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1} paddingTop={2} paddingBottom={2}>
      {children}
      <Typography dir={languages[language].dir} fontWeight="semiBold">
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </Typography>
      {there && (
        <Typography dir="auto" variant="pi" textColor="neutral600">
          {say('home').replace('{0}', there)}
        </Typography>
      )}
      {makerName && (
        <Typography dir="auto" variant="pi" textColor="neutral600">
          {say('by').replace('{0}', makerName)}
        </Typography>
      )}
      {state === 'done' && (
        <span>
          <Badge backgroundColor="success100" textColor="success700">
            {say('done')}
          </Badge>
        </span>
      )}
      {state === 'failed' && (
        <Typography dir="auto" textColor="danger700" style={{ whiteSpace: 'pre-line' }}>
          {say('failed')}: {problem}
        </Typography>
      )}
      {state !== 'done' && (
        <Button
          variant="tertiary"
          size="S"
          aria-label={say(state === 'failed' ? 'putAway' : 'giveUp').replace('{0}', words)}
          onClick={() => void onGiveUp(planId)}
        >
          {say(state === 'failed' ? 'putAway' : 'giveUp').replace(/: \{0\}/, '')}
        </Button>
      )}
    </Flex>
  )
}
