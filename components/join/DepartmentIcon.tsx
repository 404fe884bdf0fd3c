import { departmentIcon, type DepartmentIconName } from './department-icons'
import styles from './DepartmentCard.module.css'

const drawings: Readonly<Record<DepartmentIconName, string>> = {
  it: 'M4 5h16v11H4zM2 20h20M10 9l-2 1.8L10 12.5m4-3.5 2 1.8-2 1.7',
  media: 'M4 10v4h3l6 4.5v-13L7 10zm12.5-1.5a5 5 0 0 1 0 7m2.5-10a9 9 0 0 1 0 13',
  finance: 'M4 20h16M6 20v-6m4 6V9m4 11v-8m4 8V5M4 9l5-4 4 3 6-5',
  hr: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6.5 9c0-4 2.6-6.5 6.5-6.5 1.4 0 2.7.3 3.7 1M15 18.5l2 2 4.5-5',
  legal: 'M12 4v16m-4 0h8M5 7h14M5 7l-3 7a3.2 3.2 0 0 0 6 0zm14 0-3 7a3.2 3.2 0 0 0 6 0z',
  volunteer:
    'M12 11.5S7 8.5 7 5.6A2.6 2.6 0 0 1 12 4.7a2.6 2.6 0 0 1 5 .9c0 2.9-5 5.9-5 5.9zM3 14h4l4 2h3a1.5 1.5 0 0 1 0 3h-4m4-.5 5-2.5a1.6 1.6 0 0 1 1.5 2.8L14 22H8l-5-2',
  default: 'M4 20V10l8-6 8 6v10M9.5 20v-5a2.5 2.5 0 0 1 5 0v5M2.5 20h19',
}

/** A decorative drawing of what a department does. */
export function DepartmentIcon({ title }: { title: string }) {
  const name = departmentIcon(title)
  return (
    <svg className={`icon ${styles.icon}`} viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={drawings[name]} />
    </svg>
  )
}
