import styles from './phone.module.css'

type Props = {
  /** Of the list that it searches in. */
  id: string
  label: string
  /** Said when nothing is found. */
  none: string
}

/** Takes the place of a long list once script can search it: a text field whose suggestions are the list's entries. */
export function CountrySearch({ id, label, none }: Props) {
  return (
    <div className={styles.search} data-search={id} hidden>
      <input
        id={`${id}-search`}
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded="false"
        aria-controls={`${id}-found`}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <ul id={`${id}-found`} className={styles.found} role="listbox" aria-label={label} hidden />
      <p className={styles.none} role="status" data-none={none} />
    </div>
  )
}
