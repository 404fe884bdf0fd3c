import type { ReactNode, RefObject } from 'react'
import styles from './Dialog.module.css'

type Props = {
  /** For a component that opens it by itself. (`useModal`) */
  ref?: RefObject<HTMLDialogElement | null>
  /** Its address: a link to `#id` with `data-dialog` opens it, and so does a link to the page with that hash. */
  id: string
  title: ReactNode
  closeLabel: string
  /** Where the visitor is led from it without script, such as the list that it was opened from. */
  closeHref: string
  children: ReactNode
}

/**
 * A window over the page. Enhanced by `components/layout/enhance/dialogs.ts`; until then, and without script, the address
 * shows it (`:target`). Belongs inside `Static`, outside of whatever is transformed or hidden. (Requirements, section 2, modal overlay)
 */
export function Dialog({ ref, id, title, closeLabel, closeHref, children }: Props) {
  return (
    <dialog ref={ref} id={id} className={styles.dialog} aria-labelledby={`${id}-title`} data-dialog="">
      <div className={styles.window}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <a href={closeHref} className={`round ${styles.close}`} aria-label={closeLabel} data-close="">
            <span aria-hidden="true">×</span>
          </a>
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  )
}
