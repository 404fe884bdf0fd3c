import { type ComponentProps, type FocusEvent, useState } from 'react'
import { useFormApi } from '../form-context'
import { TextField } from './TextField'
import styles from '../../form.module.css'

type Props = Omit<ComponentProps<typeof TextField>, 'type'>

const loadTypos = () => import('@/lib/forms/mail-typo').catch(() => null)

/** An address of a mailbox. A likely slip in its domain is pointed out, and refused by nobody. */
export function EmailField(props: Props) {
  const { name } = props
  const { form, words, whenReleased } = useFormApi()
  const [meant, setMeant] = useState<string | null>(null)
  const look = async ({ target }: FocusEvent<HTMLInputElement>) => {
    const found = (await loadTypos())?.likelyMeant(target.value) ?? null
    // It may be typed on in the meantime.
    if (document.activeElement !== target) whenReleased(() => setMeant(found))
  }
  const take = (address: string) => {
    form.setValue(name, address, { shouldValidate: true })
    setMeant(null)
    form.setFocus(name)
  }
  const [before, behind] = words.meant.split('{address}')
  return (
    <div className={styles.field}>
      <TextField
        {...props}
        type="email"
        autoComplete={props.autoComplete ?? 'email'}
        onLeft={(event) => {
          props.onLeft?.(event)
          void look(event)
        }}
        onTyped={() => setMeant(null)}
      />
      <p role="status" className={styles.meant}>
        {meant !== null && (
          <>
            {before}
            <bdi dir="ltr">{meant}</bdi>
            {behind}{' '}
            <button type="button" className={styles.clear} onClick={() => take(meant)}>
              {words.takeMeant}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
