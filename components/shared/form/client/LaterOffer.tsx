import waitingStyles from '../waiting/waiting.module.css'
import type { ActionFormApi } from './use-action-form'

/** Offers to keep a form that got no answer until there is a line: nothing is kept without being asked for. */
export function LaterOffer({ form: { later, words }, onKeep }: { form: ActionFormApi; onKeep: () => void }) {
  if (!later.isOffered) return null
  return (
    <div className={waitingStyles.offer}>
      <p>{words.later.offer}</p>
      <button type="button" className="btn btn-ghost" onClick={onKeep}>
        {words.later.keep}
      </button>
    </div>
  )
}
