import { Field, Flex, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system'
import { type FormEvent, useState } from 'react'
import { choiceInWords } from '../../../labels/choices'
import type { QueueCounts } from '../../../review/queue/routes'
import { adminLanguage } from '../../labels/language'
import type { Filter } from './useView'
import { say } from './words'

type Props = { filter: Filter; counts: QueueCounts; onNarrow: (changes: Filter) => void }

/** The value of a choice that narrows nothing: the list of the design system takes no empty one. */
const ANY = 'any'

type Choice = { label: string; value: string; options: { value: string; label: string }[]; onChange: (value: string) => void }

function Choose({ label, value, options, onChange }: Choice) {
  return (
    <Field.Root minWidth="20rem" flex="1">
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen) => onChange(String(chosen))}>
        {options.map((option) => (
          <SingleSelectOption key={option.value} value={option.value}>
            {option.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  )
}

/** What the queue is narrowed to. The numbers beside projects and departments are of what the other choices leave. */
export function Filters({ filter, counts, onNarrow }: Props) {
  const [words, setWords] = useState(filter.q ?? '')
  const language = adminLanguage()
  const chosen = (value: string) => (value === ANY ? '' : value)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onNarrow({ q: words.trim() })
  }
  const topics = counts.topics.map(({ id, title, count }) => ({ value: id, label: `${title} (${count})` }))
  const named = topics.some(({ value }) => value === filter.topic) || !filter.topic ? topics : [{ value: filter.topic, label: filter.topic }, ...topics]
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-end" tag="search" aria-label={say('title')}>
      <Choose
        label={say('status')}
        value={filter.status ?? 'Verified'}
        options={[...counts.statuses.map((status) => ({ value: status, label: choiceInWords(status, language) })), { value: 'all', label: say('anyStatus') }]}
        onChange={(status) => onNarrow({ status })}
      />
      <Choose
        label={say('topic')}
        value={filter.topic ?? filter.type ?? ANY}
        options={[
          { value: ANY, label: say('anyTopic') },
          ...counts.types.map(({ uid }) => ({ value: uid, label: say(uid.includes('project') ? 'anyProject' : 'anyDepartment') })),
          ...named,
        ]}
        onChange={(value) => onNarrow(value.startsWith('api::') ? { type: value, topic: '' } : { topic: chosen(value), type: '' })}
      />
      <Choose
        label={say('assigned')}
        value={filter.asked ? 'asked' : (filter.assigned ?? ANY)}
        options={[
          { value: ANY, label: say('anyone') },
          { value: 'me', label: say('me') },
          { value: 'nobody', label: say('nobody') },
          { value: 'asked', label: say('askedMe') },
          ...counts.colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => onNarrow(value === 'asked' ? { asked: 'me', assigned: '' } : { assigned: chosen(value), asked: '' })}
      />
      <Field.Root minWidth="28rem" flex="1">
        <Field.Label>{say('search')}</Field.Label>
        <form onSubmit={search}>
          <TextInput type="search" dir="auto" value={words} onChange={({ target }) => setWords(target.value)} onBlur={search} />
        </form>
      </Field.Root>
    </Flex>
  )
}
