import type { PanelComponent, PanelComponentProps } from '@strapi/content-manager/strapi-admin'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { choiceInWords } from '../../labels/choices'
import { wordIn } from '../../labels/language'
import { toLocale } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'
import { DecisionButton } from './DecisionButton'
import { useDecision } from './useDecision'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What can be decided now, or what was decided, when and by whom, and for a while a way back. */
function Decision(props: PanelComponentProps) {
  const { state, decide, takeBack } = useDecision(props)
  // Kept when a decision is taken back, mostly to word it better.
  const stored = text(props.document?.decisionReason)
  const [reasons, setReasons] = useState({ accept: stored, reject: stored })
  const language = adminLanguage()
  const status = text(props.document?.verificationStatus)
  if (status === 'Pending') return <Typography dir="auto">{wordIn(REVIEW.waiting, language)}</Typography>
  if (!state) return null
  if (status === 'Verified') {
    const common = {
      minutes: state.minutes,
      applicantLanguage: toLocale(props.document?.submitLanguage),
    }
    const of = (decision: 'accept' | 'reject') => ({
      ...common,
      decision,
      reason: reasons[decision],
      onReason: (reason: string) => setReasons({ ...reasons, [decision]: reason }),
    })
    return (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <DecisionButton {...of('accept')} onConfirm={() => void decide('Accepted', reasons.accept)} />
        <DecisionButton {...of('reject')} onConfirm={() => void decide('Rejected', reasons.reject)} />
      </Flex>
    )
  }
  const decidedAt = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(text(props.document?.decidedAt)))
  const leaves = state.takeBackUntil && new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(state.takeBackUntil))
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography dir="auto">
        {choiceInWords(status, language)} · {decidedAt} · <bdi>{text(props.document?.decidedBy)}</bdi>
      </Typography>
      {leaves && (
        <>
          <Typography dir="auto" textColor="neutral600">
            {wordIn(REVIEW.leaves, language).replace('{0}', leaves)}
          </Typography>
          <Button variant="secondary" fullWidth onClick={() => void takeBack()}>
            {wordIn(REVIEW.takeBack, language)}
          </Button>
        </>
      )}
    </Flex>
  )
}

/** Beside an application. */
export const DecisionPanel: PanelComponent = (props) =>
  props.document && 'verificationStatus' in props.document
    ? { title: wordIn(REVIEW.decision, adminLanguage()), content: <Decision key={props.documentId} {...props} /> }
    : null
