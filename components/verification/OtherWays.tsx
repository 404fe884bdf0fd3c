import { Accordion } from '@/components/ui/Accordion'
import type { Answer, FieldError } from './answers'
import { TypedForm, type TypedTexts } from './TypedForm'
import type { Sending } from './use-sending'

export type OtherWaysTexts = {
  code: TypedTexts & { title: string; label: string }
  mail: TypedTexts & { title: string }
  email: string
  errors: Record<FieldError, string>
}

type Props = {
  application: string
  email: string | undefined
  byCode: Sending
  mail: Sending
  /** What the link came to. */
  reason: Answer['state'] | null
  texts: OtherWaysTexts
}

/** For whom the link did not work: the code of the same mail, or a new mail. Open is what helps next. */
export function OtherWays({ application, email, byCode, mail, reason, texts }: Props) {
  const field = { name: 'email', label: texts.email, start: email } as const
  const shared = { application, errors: texts.errors }
  const next = mail.answer || (reason === 'failed' && !byCode.answer) ? 'mail' : byCode.answer || reason === 'missing' ? 'code' : null
  const codeFields = [field, { name: 'code', label: texts.code.label }] as const
  return (
    <Accordion
      name="other-ways"
      level={3}
      items={[
        {
          id: 'code',
          title: texts.code.title,
          isOpen: next === 'code',
          content: <TypedForm id="by-code" sending={byCode} fields={codeFields} texts={texts.code} {...shared} />,
        },
        {
          id: 'mail',
          title: texts.mail.title,
          isOpen: next === 'mail',
          content: <TypedForm id="new-mail" sending={mail} fields={[field]} texts={texts.mail} {...shared} />,
        },
      ]}
    />
  )
}
