import * as z from 'zod/mini'

const schema = z.object({ duplicate: z.nullable(z.boolean()) })

/** Whether this address has applied to this department; null when nobody can say. Never throws. (Requirements, section 4) */
export async function askDuplicate(email: string, department: string): Promise<boolean | null> {
  try {
    const response = await fetch('/api/duplicate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, department }),
    })
    return schema.parse(await response.json()).duplicate
  } catch {
    return null
  }
}
