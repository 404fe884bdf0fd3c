import type { PanelComponentProps } from '@strapi/content-manager/strapi-admin'
import { unstable_useDocumentActions as useDocumentActions, useFetchClient, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useReport } from '../useReport'

/** Until when the decision can be taken back, if it can, and how long that is after a decision. */
type State = { takeBackUntil: string | null; minutes: number }

type Answer = { data: State }

/** What is decided about an application, by calls of their own: saving the page changes no status. */
export function useDecision({ collectionType, model, documentId, document }: PanelComponentProps) {
  const { get, post } = useFetchClient()
  const { update } = useDocumentActions()
  const report = useReport()
  // A note that was typed and not saved yet is saved with the decision; reading the page anew would drop it.
  const reviewNote = useForm('Decision', ({ values }) => Object(values).reviewNote)
  const [state, setState] = useState<State | null>(null)
  const path = `/submissions/${model}/${documentId ?? ''}`
  const decidedAt = document?.decidedAt ?? null

  useEffect(() => {
    const controller = new AbortController()
    get<Answer>(`${path}/decision`, { signal: controller.signal })
      .then(({ data }) => setState(data.data))
      .catch((error: unknown) => controller.signal.aborted || report(error))
    return () => controller.abort()
  }, [get, path, decidedAt, report])

  useEffect(() => {
    if (!state?.takeBackUntil) return
    const timer = setTimeout(() => setState({ ...state, takeBackUntil: null }), new Date(state.takeBackUntil).getTime() - Date.now())
    return () => clearTimeout(timer)
  }, [state])

  async function call(name: string, body: object): Promise<void> {
    try {
      const { data } = await post<Answer>(`${path}/${name}`, body)
      setState(data.data)
      // Saves the note, and reads the page anew.
      await update({ collectionType, model, documentId }, { reviewNote })
    } catch (error) {
      report(error)
    }
  }

  return {
    state,
    decide: (status: 'Accepted' | 'Rejected', reason: string) => call('decision', { status, reason }),
    takeBack: () => call('take-back', { decidedAt }),
  }
}
