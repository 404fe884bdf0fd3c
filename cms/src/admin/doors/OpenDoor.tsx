import { Button, Field, TextInput } from '@strapi/design-system'
import { type SyntheticEvent, useState } from 'react'
import { isBlank } from '../../rules/text'
import { type Language, wordIn } from '../../labels/language'
import { DOORS } from '../labels/doors'

const LONGEST = 60

type Props = { isFirst: boolean; language: Language; onOpen: (name: string) => Promise<boolean> }

/** Opens a door by its name. Not a form: the panel stands within that of the document. */
export function OpenDoor({ isFirst, language, onOpen }: Props) {
  const first = isFirst ? wordIn(DOORS.first, language) : ''
  const [name, setName] = useState(first)

  async function open(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (!isBlank(name) && (await onOpen(name))) setName('')
  }

  return (
    <>
      <Field.Root>
        <Field.Label>{wordIn(DOORS.name, language)}</Field.Label>
        <TextInput
          dir="auto"
          maxLength={LONGEST}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') void open(event)
          }}
        />
      </Field.Root>
      <Button variant="secondary" fullWidth disabled={isBlank(name)} onClick={(event) => void open(event)}>
        {wordIn(DOORS.open, language)}
      </Button>
    </>
  )
}
