import { Badge } from '@strapi/design-system'
import { adminLanguage } from '../../labels/language'
import { inUnits, say } from './words'

/** So many days before its end a week is nearly over. */
const SOON = 2

const groundOf = (days: number) => (days < 0 ? 'danger100' : days <= SOON ? 'warning100' : 'success100')

/** What is left of the promised week, or how long it is over: in words, and in colour. */
export function DaysLeft({ days }: { days: number | null }) {
  if (days === null) return null
  return (
    <Badge backgroundColor={groundOf(days)} textColor="neutral800">
      <bdi style={{ textTransform: 'none' }}>{say(days < 0 ? 'daysLate' : 'daysLeft', inUnits(Math.abs(days), 'day', adminLanguage()))}</bdi>
    </Badge>
  )
}
