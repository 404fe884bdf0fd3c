import { message } from '../messages'
import { fieldError } from './field-error'
import { type Rule, storedVersion } from './rule'

const PERIODS = [
  ['startDate', 'endDate'],
  ['fromDate', 'toDate'],
] as const

const moment = (value: unknown): number => (value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : NaN)

/** Nothing ends before it begins. */
export const periodRule: Rule = async (write) => {
  for (const [start, end] of PERIODS) {
    if (!(start in write.attributes) || (write.data[start] === undefined && write.data[end] === undefined)) continue
    const fields = { ...(await storedVersion(write, [start, end])), ...write.data }
    if (moment(fields[end]) < moment(fields[start])) throw fieldError([end], message('endBeforeStart'))
  }
}
