import type { PanelComponent, PanelComponentProps } from '@strapi/content-manager/strapi-admin'
import { Flex, Typography } from '@strapi/design-system'
import { unstable_useDocumentActions as useDocumentActions, useForm } from '@strapi/strapi/admin'
import { choiceInWords } from '../../labels/choices'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { REVIEW } from '../labels/review'
import { DecisionButton } from './DecisionButton'

/** What can be decided now, or what was decided, when and by whom. */
function Decision({ collectionType, model, documentId, document }: PanelComponentProps) {
  const { update } = useDocumentActions()
  // A note that was typed and not saved yet is saved with the decision; reading the page anew would drop it.
  const reviewNote = useForm('Decision', ({ values }) => Object(values).reviewNote)
  const language = adminLanguage()
  const status = String(document?.verificationStatus)
  if (status === 'Pending') return <Typography dir="auto">{wordIn(REVIEW.waiting, language)}</Typography>
  if (status === 'Verified') {
    const decide = (verificationStatus: string) => void update({ collectionType, model, documentId }, { verificationStatus, reviewNote })
    return (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <DecisionButton decision="accept" onConfirm={() => decide('Accepted')} />
        <DecisionButton decision="reject" onConfirm={() => decide('Rejected')} />
      </Flex>
    )
  }
  const decidedAt = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(String(document?.decidedAt)))
  return (
    <Typography dir="auto">
      {choiceInWords(status, language)} · {decidedAt} · <bdi>{String(document?.decidedBy ?? '')}</bdi>
    </Typography>
  )
}

/** Beside an application. */
export const DecisionPanel: PanelComponent = (props) =>
  props.document && 'verificationStatus' in props.document
    ? { title: wordIn(REVIEW.decision, adminLanguage()), content: <Decision {...props} /> }
    : null
