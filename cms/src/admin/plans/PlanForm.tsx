import { Alert, Button, Checkbox, Field, Flex, SingleSelect, SingleSelectOption, TextInput, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { type Language, wordIn } from '../../labels/language'
import type { PlanView } from '../../plans/routes'
import { DEFAULT_LOCALE, isLocale, languages } from '../../rules/languages'
import { PLANS } from '../labels/plans'
import { REVIEW } from '../labels/review'
import { fieldValue, momentOf, nextHour, ownZone, homeTime } from '../moments'
import type { Wish } from './usePlans'

type Props = {
  about: Pick<Wish, 'uid' | 'documentId'>
  /** The language that is open, null of a type without languages, and the others in which something is saved. */
  open: string | null
  others: readonly string[]
  lacksArabic: boolean
  language: Language
  doubt: string
  onPlan: (wish: Wish) => Promise<boolean>
  onChange: () => void
}

type Action = PlanView['action']

/** The zone of whoever plans, and the moment at home where that is another one. */
function Zones({ there }: { there: string | null }) {
  return (
    <>
      <bdi>{ownZone()}</bdi>
      {there && (
        <span dir="auto" style={{ display: 'block' }}>
          {there}
        </span>
      )}
    </>
  )
}

/** What is to be done, when, and in which languages. */
export function PlanForm({ about, open, others, lacksArabic, language, doubt, onPlan, onChange }: Props) {
  const [action, setAction] = useState<Action>('publish')
  const [value, setValue] = useState(() => fieldValue(nextHour(new Date())))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  const say = (words: keyof typeof PLANS) => wordIn(PLANS[words], language)
  const at = momentOf(value)
  const there = at && homeTime(at, language)

  async function send(acceptsLinks: boolean): Promise<void> {
    if (!at || isSending) return
    setIsSending(true)
    const isPlanned = await onPlan({ ...about, action, at: at.toISOString(), zone: ownZone(), languages: [open, ...chosen], acceptsLinks })
    if (isPlanned) setChosen([])
    setIsSending(false)
  }

  const changing = (change: () => void) => {
    change()
    onChange()
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root>
        <Field.Label>{say('action')}</Field.Label>
        <SingleSelect value={action} onChange={(chosenAction) => changing(() => setAction(chosenAction === 'unpublish' ? 'unpublish' : 'publish'))}>
          <SingleSelectOption value="publish">{say('publish')}</SingleSelectOption>
          <SingleSelectOption value="unpublish">{say('unpublish')}</SingleSelectOption>
        </SingleSelect>
      </Field.Root>
      <Field.Root required hint={<Zones there={there && say('home').replace('{0}', there)} />}>
        <Field.Label>{say('at')}</Field.Label>
        <TextInput
          type="datetime-local"
          dir="ltr"
          value={value}
          min={fieldValue(new Date())}
          onChange={({ target }) => changing(() => setValue(target.value))}
        />
        <Field.Hint />
      </Field.Root>
      {others.length > 0 && (
        <Flex tag="fieldset" direction="column" alignItems="flex-start" gap={2} style={{ border: 0, margin: 0, padding: 0 }}>
          <Typography tag="legend" variant="pi" fontWeight="bold">
            {say('languages')}
          </Typography>
          {[open ?? '', ...others].map((name) => (
            <Checkbox
              key={name}
              checked={name === open || chosen.includes(name)}
              disabled={name === open}
              onCheckedChange={(checked) =>
                changing(() => setChosen((before) => (checked === true ? [...before, name] : before.filter((other) => other !== name))))
              }
            >
              {isLocale(name) ? languages[name].name : name}
            </Checkbox>
          ))}
        </Flex>
      )}
      {action === 'publish' && (
        <Typography dir="auto" variant="pi" textColor="neutral600">
          {say('draft')}
        </Typography>
      )}
      {action === 'publish' && lacksArabic && !chosen.includes(DEFAULT_LOCALE) && (
        <Typography dir="auto" variant="pi" role="status">
          {say('noArabic')}
        </Typography>
      )}
      {doubt && (
        <Alert
          variant="warning"
          closeLabel={wordIn(REVIEW.close, language)}
          onClose={onChange}
          action={
            <Button variant="tertiary" size="S" onClick={() => void send(true)}>
              {say('anyway')}
            </Button>
          }
        >
          <bdi style={{ overflowWrap: 'anywhere' }}>{doubt}</bdi>
        </Alert>
      )}
      <Button variant="secondary" fullWidth disabled={!at} loading={isSending} onClick={() => void send(false)}>
        {say('plan')}
      </Button>
    </Flex>
  )
}
