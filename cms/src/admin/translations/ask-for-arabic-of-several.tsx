import type { BulkActionComponent } from '@strapi/content-manager/strapi-admin'
import { Button, Flex, Loader, Modal, Typography } from '@strapi/design-system'
import { type ReactNode, useState } from 'react'
import { titleFieldOf } from '../../entities'
import { wordIn } from '../../labels/language'
import { DEFAULT_LOCALE, languages } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { TRANSLATING } from '../labels/translating'
import { useOpenLocale } from '../open-locale'
import { useWithoutArabic } from './useWithoutArabic'

type Documents = Parameters<BulkActionComponent>[0]['documents']

const say = (words: keyof typeof TRANSLATING) => wordIn(TRANSLATING[words], adminLanguage())

/** What a row of the list is called by. */
function nameIn(model: string, row: Documents[number]): string {
  const name: unknown = row[titleFieldOf(model)]
  return typeof name === 'string' && name !== '' ? name : row.documentId
}

/** The framework's action for that has no type: what it describes has. */
const isPublishing = (action: unknown): boolean => Object(action).actionType === 'publish'

type Props = { model: string; documents: Documents; onAnswer: () => void; onClose: () => void; children: ReactNode }

/** Before the framework's list of what is to be published: which of it nobody could read in Arabic. It hinders nobody. */
function Question({ model, documents, onAnswer, onClose, children }: Props) {
  const without = useWithoutArabic(
    model,
    documents.map(({ documentId }) => documentId),
  )
  if (without === null) return <Loader>{say('looking')}</Loader>
  const named = without === 'failed' ? documents : documents.filter(({ documentId }) => without.has(documentId))
  if (named.length === 0) return children
  return (
    <>
      <Modal.Body>
        {/* The framework's body of a dialog runs from the left in every language. */}
        <Flex direction="column" alignItems="stretch" gap={3} dir={languages[adminLanguage()].dir}>
          <Typography tag="p" dir="auto" fontWeight="bold">
            {say(without === 'failed' ? 'severalUnknown' : 'several')}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={1} style={{ listStyle: 'disc', paddingInlineStart: '2rem' }}>
            {named.map((row) => (
              <Typography key={row.documentId} tag="li" style={{ display: 'list-item', overflowWrap: 'anywhere' }}>
                <bdi>{nameIn(model, row)}</bdi>
              </Typography>
            ))}
          </Flex>
          <Typography tag="p" dir="auto">
            {say('severalAsk')}
          </Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {say('cancel')}
        </Button>
        <Button onClick={onAnswer}>{say('publish')}</Button>
      </Modal.Footer>
    </>
  )
}

/** What the framework does with all that is chosen in a list; its publishing asks before it publishes a language without Arabic. */
export function askForArabicOfSeveral(act: BulkActionComponent): BulkActionComponent {
  const Asking: BulkActionComponent = (props) => {
    const locale = useOpenLocale()
    // Kept here, as the list draws what is in the dialog anew whenever something in it changes.
    const [isAnswered, setIsAnswered] = useState(false)
    const action = act(props)
    const { documents, model } = props
    const isLocalized = documents.some((row) => typeof row.locale === 'string')
    if (!isPublishing(action) || action?.dialog?.type !== 'modal' || locale === DEFAULT_LOCALE || !isLocalized) return action
    const { content: Content, onClose: whenClosed, ...dialog } = action.dialog
    return {
      ...action,
      dialog: {
        ...dialog,
        // The framework looks for its title by a key that none of its languages has.
        title: say('severalTitle'),
        onClose: () => {
          setIsAnswered(false)
          whenClosed?.()
        },
        content: ({ onClose }: { onClose: () => void }) => {
          const toPublish = typeof Content === 'function' ? <Content onClose={onClose} /> : Content
          if (isAnswered) return toPublish
          return (
            <Question model={model} documents={documents} onAnswer={() => setIsAnswered(true)} onClose={onClose}>
              {toPublish}
            </Question>
          )
        },
      },
    }
  }
  Asking.type = act.type
  return Asking
}
