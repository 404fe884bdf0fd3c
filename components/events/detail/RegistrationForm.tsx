'use client'

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ActionForm } from '@/components/shared/form/client/ActionForm'
import { FieldError } from '@/components/shared/form/client/fields/Field'
import { PhoneField } from '@/components/shared/form/client/fields/PhoneField'
import { EmailField } from '@/components/shared/form/client/fields/EmailField'
import { TextArea } from '@/components/shared/form/client/fields/TextArea'
import { TextField } from '@/components/shared/form/client/fields/TextField'
import { useActionForm } from '@/components/shared/form/client/use-action-form'
import type { FormWords, PhoneWords, Posted, Thanks } from '@/components/shared/form/client/words'
import formStyles from '@/components/shared/form/form.module.css'
import { sendRegistration } from '@/lib/forms/actions'
import { FIELDS } from './registration-names'
import { showSeats } from './seats'

const rules = async () => (await import('@/rules/forms/registration')).registrationRules

/** Says that a place on the waiting list is asked for; `lib/forms/registration/waiting-list.ts` has it for the server. */
const WAITING_LIST = { waitingList: 'true' }

export type RegistrationProps = {
  event: string
  /** Whether it asks for a place on the waiting list. */
  isWaitingList: boolean
  locale: string
  words: FormWords
  labels: Record<'name' | 'email' | 'phone' | 'organization' | 'message' | 'messageHint' | 'submit' | 'joinWaitingList', string>
  phone: PhoneWords
  thanks: Record<'seat' | 'waitingList', Thanks>
  posted?: Posted
}

type Props = RegistrationProps & {
  /** The documents that hold for it. */
  legal: ReactNode
  labelledBy?: string
  /** How often it was closed: what was said goes. */
  closed?: number
  /** How often somebody has opened it, and begins at the first field. */
  asked?: number
  onBegun?: () => void
  /** It is full by now, and asks for the waiting list. */
  onFull?: () => void
  /** In place of the thanks that take the place of the form. */
  onSent?: (thanks: Thanks) => void
  actions?: ReactNode
}

/** The registration for an event, on its page and after a refusal without script. (Requirements, section 3) */
export function RegistrationForm({ event, locale, words, labels, phone, thanks, posted, legal, labelledBy, closed = 0, asked = 0, actions, ...rest }: Props) {
  const [isFull, setFull] = useState(rest.isWaitingList)
  const said = isFull ? thanks.waitingList : thanks.seat
  const noteFull = () => {
    setFull(true)
    rest.onFull?.()
  }
  const form = useActionForm({
    name: 'registration',
    locale,
    action: sendRegistration,
    rules,
    words,
    fields: FIELDS,
    context: { event, ...(isFull && WAITING_LIST) },
    draft: `registration:${event}`,
    posted,
    onBegun: rest.onBegun,
    onAnswer: (answer) => {
      if (answer.state === 'returned' && answer.problem === 'event_full') noteFull()
      if (answer.state !== 'lost') void showSeats().then((hasWaitingList) => hasWaitingList && noteFull())
    },
    onSent: () => rest.onSent?.(said),
  })
  const hide = useEffectEvent(() => form.retract())
  const begin = useEffectEvent(() => form.form.setFocus('name'))
  useEffect(() => {
    if (closed > 0) hide()
  }, [closed])
  useEffect(() => {
    if (asked > 0) begin()
  }, [asked])
  return (
    <ActionForm
      form={form}
      submit={isFull ? labels.joinWaitingList : labels.submit}
      labelledBy={labelledBy}
      blocks
      thanks={rest.onSent ? undefined : said}
      actions={actions}
    >
      <FieldError name="event" />
      <TextField name="name" label={labels.name} autoComplete="name" required />
      <EmailField name="email" label={labels.email} required isEager />
      <PhoneField name="phone" label={labels.phone} words={phone} />
      <TextField name="organization" label={labels.organization} autoComplete="organization" />
      <TextArea name="message" label={labels.message} rows={4} hint={labels.messageHint} />
      <div className={formStyles.hint}>{legal}</div>
    </ActionForm>
  )
}
