import { Box, Button, Field, Flex, Grid, SingleSelect, SingleSelectOption, TextInput } from '@strapi/design-system'
import { useState } from 'react'
import { ACTIONS } from '../../audit/actions'
import type { AuditPage } from '../../audit/routes'
import { wordIn } from '../../labels/language'
import { AUDIT } from '../labels/audit'
import { adminLanguage } from '../labels/language'
import { type Chosen, NOTHING_CHOSEN } from './useAudit'

type Props = { people: AuditPage['people']; onChoose: (chosen: Chosen) => void }

/** Who, what, when and about what. */
export function AuditFilters({ people, onChoose }: Props) {
  const language = adminLanguage()
  const say = (words: keyof typeof AUDIT) => wordIn(AUDIT[words], language)
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const change = (field: keyof Chosen, value: string) => setChosen((before) => ({ ...before, [field]: value }))
  const collator = new Intl.Collator(language)
  const actions = Object.entries(ACTIONS)
    .map(([action, words]) => ({ action, name: wordIn(words, language) }))
    .sort((one, other) => collator.compare(one.name, other.name))

  return (
    <Box
      tag="form"
      aria-label={say('filters')}
      background="neutral0"
      padding={4}
      hasRadius
      shadow="tableShadow"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        onChoose(chosen)
      }}
    >
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
          <Field.Root>
            <Field.Label>{say('who')}</Field.Label>
            <SingleSelect
              value={chosen.user}
              placeholder={say('everybody')}
              onChange={(value) => change('user', String(value ?? ''))}
              onClear={() => change('user', '')}
            >
              {people.map(({ id, name }) => (
                <SingleSelectOption key={id} value={String(id)}>
                  {name}
                </SingleSelectOption>
              ))}
              <SingleSelectOption value="unknown">{say('unknown')}</SingleSelectOption>
            </SingleSelect>
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
          <Field.Root>
            <Field.Label>{say('what')}</Field.Label>
            <SingleSelect
              value={chosen.action}
              placeholder={say('everything')}
              onChange={(value) => change('action', String(value ?? ''))}
              onClear={() => change('action', '')}
            >
              {actions.map(({ action, name }) => (
                <SingleSelectOption key={action} value={action}>
                  {name}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        </Grid.Item>
        <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
          <Field.Root>
            <Field.Label>{say('aboutFilter')}</Field.Label>
            <TextInput
              dir="ltr"
              maxLength={50}
              value={chosen.about}
              onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => change('about', target.value)}
            />
          </Field.Root>
        </Grid.Item>
        {(['from', 'to'] as const).map((field) => (
          <Grid.Item key={field} col={4} s={6} xs={12} direction="column" alignItems="stretch">
            <Field.Root>
              <Field.Label>{say(field)}</Field.Label>
              <TextInput
                type="date"
                dir="ltr"
                value={chosen[field]}
                onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => change(field, target.value)}
              />
            </Field.Root>
          </Grid.Item>
        ))}
        <Grid.Item col={4} s={12} xs={12} alignItems="flex-end">
          <Flex gap={2} wrap="wrap">
            <Button type="submit">{say('apply')}</Button>
            <Button
              variant="tertiary"
              onClick={() => {
                setChosen(NOTHING_CHOSEN)
                onChoose(NOTHING_CHOSEN)
              }}
            >
              {say('clear')}
            </Button>
          </Flex>
        </Grid.Item>
      </Grid.Root>
    </Box>
  )
}
