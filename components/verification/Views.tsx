import type { ReactNode } from 'react'
import styles from './Verification.module.css'

export type Told = { state: 'ask' } | { state: 'done'; department?: string | null } | { state: 'used' } | { state: 'failure'; reason: string }

type Props = {
  told: Told
  /** Whether the page is the answer to a form: then it begins here. */
  isAnswer: boolean
  ask: ReactNode
  waiting: string
  done: (department?: string | null) => ReactNode
  /** Said in place of `done` where it was done before. */
  used?: ReactNode
  failure: (reason: string) => ReactNode
  /** Why it failed when no answer has come. */
  lost: string
}

/** What is told, and for script what may be told instead. */
export function Views({ told, isAnswer, ask, waiting, done, used, failure, lost }: Props) {
  return (
    <>
      <div role="status" tabIndex={-1} autoFocus={isAnswer} className={styles.region} data-told="">
        {told.state === 'ask' && ask}
        {told.state === 'done' && done(told.department)}
        {told.state === 'used' && used}
        {told.state === 'failure' && failure(told.reason)}
      </div>
      {told.state !== 'done' && told.state !== 'used' && (
        <>
          <template data-view="waiting">
            <p className={styles.waiting}>{waiting}</p>
          </template>
          <template data-view="done">{done()}</template>
          {used && <template data-view="used">{used}</template>}
          <template data-view="failure">{failure(lost)}</template>
        </>
      )}
    </>
  )
}
