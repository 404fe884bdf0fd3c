import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { recordAction } from '../audit/record'
import { message } from '../messages'
import { confirmStop, type StoppedJob } from '../timed/guard'
import { serviceHome } from './service'

const body = z.object({ id: z.string().max(50) })

/** Lets a stopped job go on, and writes down what was confirmed, and how where no account did it. Null where it does not wait any more. */
export async function confirmJob(job: string, id: string, how?: string): Promise<StoppedJob | null> {
  const confirmed = await confirmStop(job, id)
  if (!confirmed) return null
  const rows = confirmed.due.filter(({ due }) => due > 0).map(({ table, due, of }) => `${table} ${due}/${of}`)
  await recordAction({ action: 'jobConfirmed', detail: [job, confirmed.reasons.join(' '), ...(how ? [how] : []), ...rows].join(', ') })
  return confirmed
}

/** `POST /home/stopped-jobs/:job/confirm` with the `id` of the stop: the decision about this one stop, not about the job for ever. */
export async function confirmFromHome(context: Context): Promise<void> {
  const { success, data } = body.safeParse(context.request.body)
  if (!success) throw new errors.ValidationError('malformed call')
  if (!(await confirmJob(String(context.params.job), data.id))) throw new errors.NotFoundError(message('jobNotStopped'))
  context.set('Cache-Control', 'no-store')
  context.body = { data: await serviceHome() }
}
