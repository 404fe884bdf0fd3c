import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FILE_NAME, joinFileName } from '@/lib/forms/file-name'
import { formatFileSize } from '@/lib/i18n/format'
import { toLocale } from '@/rules/languages'
import { FieldFiles, type FileRow } from '../field-files'
import { useFormApi } from '../form-context'
import { useScripted } from '../use-scripted'
import type { FileWords } from '../words'
import { Field, type FieldProps } from './Field'
import styles from '../../fields/file/file.module.css'

type Props = FieldProps & {
  words: FileWords
  /** What may be chosen, by the ends of names such as `.pdf`, and that in words; `total` where all files come at once, without script. */
  kinds: readonly string[]
  limits: string
  total: string
  isSeveral?: boolean
  /** What is said of a file that could not be sent. */
  unsent: string
}

/**
 * Files. With script each one is sent by itself when it is chosen and the form carries its id; without it they go with the form,
 * and those that arrived are kept, by their ids, when the form comes back. (Requirements, section 10, forms without a page of their own)
 */
export function FileField({ name, label, hint, required, words, kinds, limits, total, isSeveral = false, unsent }: Props) {
  const { name: form, files: all, draft, posted, fieldId, errorOf } = useFormApi()
  const stored = posted?.files?.[name] ?? []
  const [files] = useState(
    () => new FieldFiles({ form, field: name, kinds, isSeveral, words, unsent, attempt: () => draft.snapshot().attempt, posted: stored }),
  )
  const { rows, said } = useSyncExternalStore(files.subscribe, files.read, files.read)
  const isScripted = useScripted()
  const input = useRef<HTMLInputElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const boxes = useRef(new Map<number, HTMLInputElement>())
  const isRemoving = useRef(false)
  const id = fieldId(name)
  const hasRows = isScripted && rows.length > 0

  useEffect(() => {
    const ends = [all.add(name, files), files.listen()]
    return () => ends.forEach((end) => end())
  }, [all, name, files])
  useEffect(() => {
    // What was done before the script came: files that were given up, and such as were chosen.
    for (const [key, box] of boxes.current) if (!box.checked) files.remove(key)
    const { current } = input
    if (current?.files?.length) {
      files.choose([...current.files])
      current.value = ''
    }
  }, [files])
  useLayoutEffect(() => {
    // The focus stays at what chooses files, whichever of the two it is.
    const wasAtInput = hasRows && document.activeElement === input.current
    if (wasAtInput || isRemoving.current) (hasRows ? more : input).current?.focus()
    isRemoving.current = false
  }, [hasRows, rows.length])

  const describedBy = `${id}-hint ${id}-error`
  return (
    <div className={styles.files}>
      <Field
        name={name}
        label={label}
        required={required}
        hint={
          <>
            {hint} {limits} {!isScripted && total}
          </>
        }
      >
        <input
          ref={input}
          id={hasRows ? undefined : id}
          // With script the form carries the ids alone.
          name={isScripted ? undefined : name}
          type="file"
          accept={kinds.join(',')}
          multiple={isSeveral}
          required={required && !hasRows}
          aria-describedby={describedBy}
          aria-invalid={errorOf(name) !== undefined}
          hidden={hasRows}
          onChange={({ target }) => {
            files.choose([...(target.files ?? [])])
            target.value = ''
          }}
        />
        {hasRows && (
          <button
            ref={more}
            type="button"
            id={id}
            className={`btn btn-ghost ${styles.more}`}
            aria-labelledby={`${id}-more ${id}-label`}
            aria-describedby={describedBy}
            onClick={() => input.current?.click()}
          >
            <span id={`${id}-more`}>{isSeveral ? words.more : words.other}</span>
          </button>
        )}
      </Field>
      <ul className={styles.list} aria-label={words.list} hidden={rows.length === 0}>
        {rows.map((row) =>
          isScripted ? (
            <Row
              key={row.key}
              row={row}
              field={name}
              words={words}
              onRetry={() => files.retry(row.key)}
              onRemove={() => {
                isRemoving.current = true
                files.remove(row.key)
              }}
            />
          ) : (
            <Kept
              key={row.key}
              row={row}
              field={name}
              words={words}
              box={(box) => void (box ? boxes.current.set(row.key, box) : boxes.current.delete(row.key))}
            />
          ),
        )}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

type RowProps = { row: FileRow; field: string; words: FileWords }

/** A file that is with the server already, as without script: it goes with the form unless its box is cleared. */
function Kept({ row: { id, name }, field, words, box }: RowProps & { box: (box: HTMLInputElement | null) => void }) {
  const [before, after] = words.keep.split('<name></name>')
  return (
    <li className={styles.row}>
      <label className={styles.kept}>
        <input ref={box} type="checkbox" name={field} value={id ?? ''} defaultChecked />
        <span>
          {before}
          <bdi>{name}</bdi>
          {after}
        </span>
      </label>
      <input type="hidden" name={field + FILE_NAME} value={joinFileName(id ?? '', name)} readOnly />
    </li>
  )
}

/** A chosen file: its name and size, how far it is, and what can be done with it. */
function Row({ row, field, words, onRetry, onRemove }: RowProps & { onRetry: () => void; onRemove: () => void }) {
  const { locale } = useFormApi()
  const { id, name, bytes, state, text, part } = row
  const hasFailed = state === 'failed' || state === 'refused' || state === 'lost'
  const action = (label: string, run: () => void) => (
    <button type="button" className={styles.action} aria-label={`${label}: ${name}`} onClick={run}>
      {label}
    </button>
  )
  return (
    <li className={hasFailed ? `${styles.row} ${styles.failed}` : styles.row}>
      <span className={styles.name}>
        <bdi>{name}</bdi> <small>{bytes !== null && formatFileSize(toLocale(locale), bytes)}</small>
      </span>
      <span className={styles.state}>{text}</span>
      {state === 'sending' && <progress className={styles.progress} max={1} value={part} aria-label={words.progress} />}
      <span className={styles.actions}>
        {state === 'failed' && action(words.retry, onRetry)}
        {action(words.remove, onRemove)}
      </span>
      {id !== null && (
        <>
          <input type="hidden" name={field} value={id} readOnly />
          <input type="hidden" name={field + FILE_NAME} value={joinFileName(id, name)} readOnly />
        </>
      )}
    </li>
  )
}
