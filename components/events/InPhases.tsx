import type { ReactNode } from 'react'
import type { EventStatus } from '@/rules/events'
import { byPhase } from './phases'
import styles from './phases.module.css'

type Props<T> = {
  status: EventStatus
  valueIn: (phase: EventStatus) => T
  children: (value: T) => ReactNode
  /** 'div' where the children are more than words. */
  as?: 'span' | 'div'
}

/** What changes when an event begins or ends, once for each phase that still comes; only the card's own phase shows. */
export function InPhases<T>({ status, valueIn, children, as: Part = 'span' }: Props<T>) {
  const groups = byPhase(status, valueIn)
  if (groups.length === 1) return children(valueIn(status))
  return groups.map(({ value, phases }) => (
    <Part key={phases[0]} className={styles.part} data-in={phases.join(' ')}>
      {children(value)}
    </Part>
  ))
}
