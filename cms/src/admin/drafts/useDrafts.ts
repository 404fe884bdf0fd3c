import { useForm } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Conflict, conflictAbout, isSameContent, onEvent, overwrite, stateAbout } from '../saves/states'
import { changedFields, type Fields, withoutParts } from './fields'
import { type Draft, draftsAt, keepDrafts, type Place } from './store'

/** Milliseconds after the last key until what was typed is written down. */
const PAUSE = 300

const isAbout = (one: Omit<Place, 'accountId'>, other: Omit<Place, 'accountId'>) =>
  one.model === other.model && one.locale === other.locale && one.documentId === other.documentId

/** Writes down on the device what is typed into the form, until it is saved, and gives what was typed earlier and never saved. */
export function useDrafts(place: Place) {
  const form = useForm('Drafts', ({ values, initialValues, modified, disabled }) => ({ values, initialValues, modified, disabled }))
  const { getValues, setValues } = useForm('Drafts', (state) => ({ getValues: state.getValues, setValues: state.setValues }))
  const [offers, setOffers] = useState<Draft[]>(() => draftsAt(place))
  const [conflict, setConflict] = useState<Conflict | undefined>(() => conflictAbout(place))
  const live = useRef<Draft | null>(null)
  const timer = useRef<number>()
  const offered = useRef(offers)
  const filled = useRef(form.initialValues)
  const sent = useRef<string | null>(null)
  // Of the place that the panel stands for; it is mounted anew for another one.
  const [here] = useState(place)

  const write = useCallback(() => {
    window.clearTimeout(timer.current)
    keepDrafts(here, [...(live.current ? [live.current] : []), ...offered.current])
  }, [here])

  const { values, initialValues, modified, disabled } = form
  useEffect(() => {
    if (disabled) return
    const isRefilled = filled.current !== initialValues
    filled.current = initialValues
    if (modified) {
      live.current = { at: new Date().toISOString(), state: stateAbout(here) ?? null, fields: changedFields(Object(initialValues), Object(values)) }
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(write, PAUSE)
      return
    }
    const lost = live.current
    live.current = null
    // Taken back by hand it is gone; where the form was filled with something else it is offered.
    if (lost && isRefilled && Object.keys(lost.fields).length > 0) setOffers((known) => [lost, ...known])
    else if (lost) write()
  }, [values, initialValues, modified, disabled, here, write])

  useEffect(() => {
    offered.current = offers
    write()
  }, [offers, write])

  useEffect(() => {
    const end = onEvent(({ about, phase }) => {
      if (!isAbout(about, here)) return
      setConflict(conflictAbout(here))
      if (phase === 'sent') sent.current = JSON.stringify(getValues())
      if (phase !== 'saved') return
      // What was typed while the answer was on its way is not saved.
      if (sent.current === JSON.stringify(getValues())) live.current = null
      sent.current = null
      write()
    })
    window.addEventListener('pagehide', write)
    return () => {
      end()
      window.removeEventListener('pagehide', write)
      write()
    }
  }, [here, getValues, write])

  const forget = (draft: Draft) => setOffers((known) => known.filter((one) => one !== draft))

  /** Whether the document was saved since. */
  const isOutdated = ({ state }: Draft) => !isSameContent(state, stateAbout(here) ?? null)

  function putIn(draft: Draft): void {
    const fields: Fields = isOutdated(draft) ? Object(withoutParts(draft.fields)) : draft.fields
    setValues({ ...getValues(), ...fields })
    forget(draft)
  }

  return { offers, conflict, isOutdated, putIn, forget, overwrite: () => overwrite(here) }
}
