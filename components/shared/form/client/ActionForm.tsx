import { lazy, memo, type ReactNode, Suspense } from 'react'
import { CONTROL } from '@/lib/forms/form'
import { FormProvider } from './form-context'
import { LaterOffer } from './LaterOffer'
import { Problems } from './Problems'
import { SentNotice } from './SentNotice'
import type { ActionFormApi } from './use-action-form'
import type { Thanks } from './words'
import styles from '../form.module.css'

const WaitingBox = lazy(async () => ({ default: (await import('./later')).WaitingBox }))

/** Apart from the rest: what stands in the document is what goes along, whatever is rendered beside it. */
const Unseen = memo(({ name, value }: { name: string; value: string }) => <input type="hidden" name={name} defaultValue={value} />)
Unseen.displayName = 'Unseen'

type Props = {
  form: ActionFormApi
  /** What the button says. */
  submit: string
  /** Names the heading of the form. */
  labelledBy?: string
  /** What fields are called, where their errors do not name them. */
  labels?: Readonly<Record<string, string>>
  /** Whether the button stays shut for as long as something is wrong. */
  blocks?: boolean
  /** Whether it is shut, as nothing would come of it. */
  isShut?: boolean
  /** Whether something else stands in its place. */
  isHidden?: boolean
  /** Whether its own button is there. */
  hasSubmit?: boolean
  /** What takes the place of the form when it has arrived; without it that is said elsewhere. */
  thanks?: Thanks
  /** Beside the button. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every form: what waits in its place, what is wrong, the fields, the button, the draft. */
export function ActionForm({
  form: api,
  submit,
  labelledBy,
  labels,
  blocks = false,
  isShut = false,
  isHidden = false,
  hasSubmit = true,
  thanks,
  actions,
  children,
}: Props) {
  const { name, id, locale, words, context, posted, draft, draftName, later, confirmation, problem, isBusy, isSending, isWaiting, isHeld, sent, bind } = api
  const isThanked = sent !== undefined && thanks !== undefined
  const waits = isShut || isBusy || (blocks && draft.isReady && api.hasErrors)
  return (
    <FormProvider value={api}>
      <div>
        {later.items.length > 0 && (
          <Suspense>
            {later.items.map((item) => (
              <WaitingBox
                key={`${item.id} ${item.state}`}
                item={item}
                words={words.later}
                reason={later.reasonOf(item)}
                isBeside={!later.isCovered}
                isFocused={later.focused === item.id || later.focused === `${item.id} ${item.state}`}
                run={later.run}
              />
            ))}
          </Suspense>
        )}
        <form
          {...bind}
          id={`${id}-form`}
          className={styles.form}
          method="post"
          action={`/${locale}/send/${name}`}
          encType="multipart/form-data"
          noValidate
          aria-labelledby={labelledBy}
          aria-busy={isBusy || undefined}
          hidden={later.isCovered || isThanked || isHidden}
          // Marked and held by the script in the page before React comes (lib/framework/page/early.mjs).
          suppressHydrationWarning
          data-form={name}
          data-draft={draftName}
          data-enhanced={draft.isReady ? '' : undefined}
        >
          {Object.entries(context).map(([field, value]) => (
            <Unseen key={field} name={field} value={value} />
          ))}
          <input type="hidden" name={CONTROL.attempt} value={draft.attempt || (posted?.attempt ?? '')} readOnly />
          <input type="hidden" name={CONTROL.confirmation} value={confirmation} readOnly />
          <Problems labels={labels} />
          <LaterOffer form={api} onKeep={api.keepLater} />
          <p className={styles.hint}>{words.required}</p>
          {/* What was sent stays as it is until there is an answer. (Requirements, section 4, partnership form) */}
          <fieldset className={styles.held} disabled={isSending} role="none">
            {children}
          </fieldset>
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`${id}-more`}>{words.trap}</label>
            <input id={`${id}-more`} name={CONTROL.trap} tabIndex={-1} autoComplete="off" />
          </div>
          <div className={styles.actions}>
            <button className="btn" hidden={!hasSubmit} aria-disabled={waits || undefined} suppressHydrationWarning data-submit="" data-busy={words.sending}>
              {isWaiting ? api.files.waiting : isSending || isHeld ? words.sending : problem.isQuestion ? words.confirm : submit}
            </button>
            {actions}
          </div>
          <div className={draft.isReady ? styles.kept : `${styles.kept} ${styles.notYet}`}>
            {draft.isKept && (
              <>
                <span>{words.kept}</span>
                <button type="button" className={styles.clear} onClick={api.clear}>
                  {words.clear}
                </button>
              </>
            )}
            <span role="status">{draft.canUndo ? words.cleared : ''}</span>
            {draft.canUndo && (
              <button type="button" className={styles.clear} onClick={draft.undo}>
                {words.undo}
              </button>
            )}
            <label className={styles.keepNothing}>
              <input type="checkbox" autoComplete="off" checked={!draft.isWanted} onChange={({ target }) => draft.choose(!target.checked)} />{' '}
              {words.keepNothing}
            </label>
          </div>
        </form>
        {isThanked && <SentNotice id={id} thanks={thanks} sent={sent} onCorrect={api.correct} />}
      </div>
    </FormProvider>
  )
}
