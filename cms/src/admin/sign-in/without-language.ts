import { z } from 'zod'

const readAccount = z.object({
  type: z.literal('adminApi/executeQuery/fulfilled'),
  payload: z.object({ preferedLanguage: z.string().nullish() }),
  meta: z.object({ arg: z.object({ endpointName: z.literal('getMe') }) }),
})

/** Whether an action of the admin tells of an account that has no language yet. */
export function isWithoutLanguage(action: unknown): boolean {
  const { success, data } = readAccount.safeParse(action)
  return success && !data.payload.preferedLanguage
}
