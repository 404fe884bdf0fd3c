import { z } from 'zod'

/** An answer to the admin's store about the account that is signed in. */
const answered = z.object({
  type: z.literal('adminApi/executeQuery/fulfilled'),
  payload: z.object({ preferedLanguage: z.string().nullish() }),
  meta: z.object({ arg: z.object({ endpointName: z.literal('getMe') }) }),
})

/** What was chosen here: when the page was loaded, and now. */
type Choice = { before: string | undefined; now: string | undefined }

/** The language that the account is to have from now on; null where it stays as it is. One that was set elsewhere gives way to a choice on this page alone. */
export function languageToKeep(action: unknown, { before, now }: Choice): string | null {
  const { data } = answered.safeParse(action)
  if (!data || !now || now === data.payload.preferedLanguage) return null
  return !data.payload.preferedLanguage || now !== before ? now : null
}

/** The answer as if the account had this language already. */
export const withLanguage = <Action extends object>(action: Action, preferedLanguage: string): Action => ({
  ...action,
  payload: { ...Object(Reflect.get(action, 'payload')), preferedLanguage },
})
