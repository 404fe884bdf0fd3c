import { Badge, Box, Button, Field, Flex, Radio, SingleSelect, SingleSelectOption, Textarea, Typography } from '@strapi/design-system'
import { useId, useState } from 'react'
import type { Desk } from '../../../../review/desk'
import type { Opinion, Vote } from '../../../../review/opinions'
import { typedName, useTyped } from '../../useTyped'
import { say } from '../words'

type Write = (name: string, body: object) => Promise<boolean>

const VOTES = ['for', 'against', 'unsure'] as const satisfies readonly Vote[]

const GROUNDS: Record<Vote, string> = { for: 'success100', against: 'danger100', unsure: 'neutral150' }

function Said({ opinion: { personName, vote, text, askedBy, question } }: { opinion: Opinion }) {
  return (
    <Box tag="li" paddingBottom={3}>
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="semiBold">
          <bdi>{personName}</bdi>
        </Typography>
        <Badge backgroundColor={vote ? GROUNDS[vote] : 'warning100'} textColor="neutral800">
          {say(vote ?? 'unanswered')}
        </Badge>
      </Flex>
      {askedBy && (
        <Typography tag="p" variant="pi" textColor="neutral600" dir="auto">
          {say('asks', askedBy)}
          {question && `: ${question}`}
        </Typography>
      )}
      {text && (
        <Typography tag="p" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
    </Box>
  )
}

function Ask({ desk, onWrite }: { desk: Desk; onWrite: Write }) {
  const [person, setPerson] = useState('')
  const { text: question, type: setQuestion, clear } = useTyped(typedName(desk.me, desk, 'question'))
  const [isSending, setIsSending] = useState(false)
  const known = new Set([desk.me, ...desk.opinions.map(({ personId }) => personId)])
  const others = desk.colleagues.filter(({ id }) => !known.has(id))
  if (others.length === 0) return null

  async function ask(): Promise<void> {
    setIsSending(true)
    if (await onWrite('opinions', { personId: Number(person), question })) {
      setPerson('')
      clear()
    }
    setIsSending(false)
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root hint={say('askHint')}>
        <Field.Label>{say('askWhom')}</Field.Label>
        <SingleSelect value={person} onChange={(chosen) => setPerson(String(chosen))}>
          {others.map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Field.Hint />
      </Field.Root>
      <Field.Root>
        <Field.Label>{say('question')}</Field.Label>
        <Textarea dir="auto" value={question} maxLength={2000} onChange={({ target }: { target: HTMLTextAreaElement }) => setQuestion(target.value)} />
      </Field.Root>
      <Button variant="secondary" disabled={person === ''} loading={isSending} onClick={() => void ask()}>
        {say('ask')}
      </Button>
    </Flex>
  )
}

function Own({ desk, own, onWrite }: { desk: Desk; own: Opinion | undefined; onWrite: Write }) {
  const { text: vote, type: setVote, forget: forgetVote } = useTyped(typedName(desk.me, desk, 'vote'), own?.vote ?? '')
  const { text, type: setText, forget: forgetText } = useTyped(typedName(desk.me, desk, 'opinion'), own?.text ?? '')
  const [isSending, setIsSending] = useState(false)
  const id = useId()

  async function save(): Promise<void> {
    setIsSending(true)
    if (await onWrite('opinion', { vote, text })) {
      forgetVote()
      forgetText()
    }
    setIsSending(false)
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography id={id} variant="pi" fontWeight="bold">
        {say('vote')}
      </Typography>
      <Radio.Group aria-labelledby={id} value={vote} onValueChange={setVote}>
        {VOTES.map((name) => (
          <Radio.Item key={name} value={name}>
            {say(name)}
          </Radio.Item>
        ))}
      </Radio.Group>
      <Field.Root>
        <Field.Label>{say('why')}</Field.Label>
        <Textarea dir="auto" value={text} maxLength={5000} onChange={({ target }: { target: HTMLTextAreaElement }) => setText(target.value)} />
      </Field.Root>
      <Button variant="secondary" disabled={vote === ''} loading={isSending} onClick={() => void save()}>
        {say('say')}
      </Button>
    </Flex>
  )
}

/** What colleagues say about an application, one's own opinion, and whom to ask. */
export function Opinions({ desk, onWrite }: { desk: Desk; onWrite: Write }) {
  const own = desk.opinions.find(({ personId }) => personId === desk.me)
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      {desk.opinions.length > 0 && (
        <ul>
          {desk.opinions.map((opinion) => (
            <Said key={opinion.documentId} opinion={opinion} />
          ))}
        </ul>
      )}
      <Own desk={desk} own={own} onWrite={onWrite} />
      <Ask desk={desk} onWrite={onWrite} />
    </Flex>
  )
}
