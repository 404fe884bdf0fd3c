import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { Source } from '../../translations/source'
import { useReport } from '../useReport'

export type About = { uid: string; collectionType: string; documentId: string; source: string; target: string }

type Values = Record<string, unknown>
type Part = Record<string, unknown>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

const partsIn = (values: object, name: string): Part[] => {
  const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1]
  return Array.isArray(value) ? value.filter(isPart) : []
}

/** What is translated from, null until it is read, in words, and as the form takes it; `saved` changes when the translation is saved. */
export function useSource({ uid, collectionType, documentId, source, target }: About, saved: string) {
  const { get } = useFetchClient()
  const report = useReport()
  const [read, setRead] = useState<{ words: Source; values: Values } | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const words = new URLSearchParams({ source, target }).toString()
    // What the framework fills a form with from another language: parts without the numbers of their rows, documents in this language.
    const values = new URLSearchParams({ documentId, collectionType, sourceLocale: source, targetLocale: target }).toString()
    Promise.all([
      get<{ data: Source }>(`/translation-source/${uid}/${documentId}?${words}`, { signal }),
      get<{ data: Values }>(`/i18n/content-manager/get-fill-from-locale/${uid}?${values}`, { signal }),
    ])
      .then(([inWords, asValues]) => setRead({ words: inWords.data.data, values: asValues.data.data }))
      .catch((error: unknown) => signal.aborted || report(error))
    return () => controller.abort()
  }, [get, report, uid, collectionType, documentId, source, target, saved])

  return read
}

/** Puts values of the source into the form, without saving them, and takes that back. */
export function useTakeOver(values: Values | undefined) {
  const { onChange, addFieldRow, getValues } = useForm('useTakeOver', (form) => ({
    onChange: form.onChange,
    addFieldRow: form.addFieldRow,
    getValues: form.getValues,
  }))
  const [before, setBefore] = useState<ReadonlyMap<string, unknown>>(new Map())

  const keep = useCallback(
    (name: string) => {
      const held: unknown = Object.entries(getValues()).find(([key]) => key === name)?.[1]
      setBefore((known) => (known.has(name) ? known : new Map([...known, [name, held ?? null]])))
    },
    [getValues],
  )

  function take(name: string): void {
    keep(name)
    onChange(name, values?.[name] ?? null)
  }

  /** One part of several: in the place of its counterpart where that is of the same kind, else before it. */
  function takePart(name: string, index: number): void {
    const part = partsIn(values ?? {}, name)[index]
    if (!part) return
    keep(name)
    const held = partsIn(getValues(), name)
    const counterpart = held[index]
    if (counterpart && counterpart.__component === part.__component) {
      const { id, __temp_key__ } = counterpart
      onChange(`${name}.${index}`, { ...part, ...(id !== undefined && { id }), __temp_key__ })
    } else {
      const { __temp_key__: _, ...row } = part
      addFieldRow(name, row, Math.min(index, held.length))
    }
  }

  function undo(name: string): void {
    onChange(name, before.get(name))
    setBefore((known) => new Map([...known].filter(([key]) => key !== name)))
  }

  return { take, takePart, undo, isTaken: (name: string) => before.has(name) }
}
