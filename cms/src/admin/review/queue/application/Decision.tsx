import { Button, Flex, Typography } from '@strapi/design-system'
import { choiceInWords } from '../../../../labels/choices'
import { wordIn } from '../../../../labels/language'
import type { Desk } from '../../../../review/desk'
import { toLocale } from '../../../../rules/languages'
import { adminLanguage } from '../../../labels/language'
import { REVIEW } from '../../../labels/review'
import { timeIn } from '../../../moments'
import { DecisionButton } from '../../DecisionButton'
import { typedName, useTyped } from '../../useTyped'
import { dateIn } from '../words'

export type Asked = 'accept' | 'reject' | null

type Props = {
  desk: Desk
  /** The question that is open. */
  asked: Asked
  onAsk: (asked: Asked) => void
  onDecide: (name: 'decision' | 'take-back', body: object) => Promise<void>
}

const STATUS = { accept: 'Accepted', reject: 'Rejected' } as const

/** What can be decided now, or what was decided, and for a while a way back. */
export function Decision({ desk, asked, onAsk, onDecide }: Props) {
  const { decision, status } = desk
  // Kept when a decision is taken back, mostly to word it better.
  const reasons = {
    accept: useTyped(typedName(desk.me, desk, 'accept'), decision.reason ?? ''),
    reject: useTyped(typedName(desk.me, desk, 'reject'), decision.reason ?? ''),
  }
  const language = adminLanguage()
  if (status === 'Pending') return <Typography dir="auto">{wordIn(REVIEW.waiting, language)}</Typography>
  if (status === 'Verified')
    return (
      <Flex gap={2} wrap="wrap">
        {(['accept', 'reject'] as const).map((name) => (
          <DecisionButton
            key={name}
            decision={name}
            minutes={decision.minutes}
            applicantLanguage={toLocale(desk.language)}
            reason={reasons[name].text}
            onReason={reasons[name].type}
            isOpen={asked === name}
            onOpen={(isOpen) => onAsk(isOpen ? name : null)}
            onConfirm={() => void onDecide('decision', { status: STATUS[name], reason: reasons[name].text })}
          />
        ))}
      </Flex>
    )
  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Typography dir="auto">
        {[choiceInWords(status, language), decision.decidedAt && dateIn(decision.decidedAt, language)].filter(Boolean).join(' · ')}
        {decision.decidedBy && (
          <>
            {' · '}
            <bdi>{decision.decidedBy}</bdi>
          </>
        )}
      </Typography>
      {decision.reason && (
        <Typography dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {decision.reason}
        </Typography>
      )}
      {decision.takeBackUntil && (
        <>
          <Typography dir="auto" textColor="neutral600">
            {wordIn(REVIEW.leaves, language).replace('{0}', timeIn(new Date(decision.takeBackUntil), language))}
          </Typography>
          <Button variant="secondary" onClick={() => void onDecide('take-back', { decidedAt: decision.decidedAt })}>
            {wordIn(REVIEW.takeBack, language)}
          </Button>
        </>
      )}
    </Flex>
  )
}
