import { z } from 'zod'
import { expect } from './test'
import type { Servers } from './servers'

const mail = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  to: z.array(z.object({ address: z.string() })),
  attachments: z
    .array(z.object({ fileName: z.string(), generatedFileName: z.string(), contentType: z.string() }))
    .nullish()
    .transform((attachments) => attachments ?? []),
})

export type Mail = z.output<typeof mail>

/** All mails to an address, in the order in which the mail catcher took them. */
export async function mailsTo(servers: Servers, address: string): Promise<Mail[]> {
  const response = await fetch(new URL('/email', servers.mailUrl))
  return z
    .array(mail)
    .parse(await response.json())
    .filter(({ to }) => to.some((one) => one.address === address))
}

/** The n-th mail to an address; waits for it. */
export async function mailTo(servers: Servers, address: string, count = 1): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    found = (await mailsTo(servers, address))[count - 1]
    expect(found, `mail ${count} to ${address}`).toBeDefined()
  }).toPass({ timeout: 15_000 })
  if (!found) throw new Error(`No mail ${count} to ${address}.`)
  return found
}

/** What is attached to a mail as a file of this type. */
export async function readAttachment(servers: Servers, { id, attachments }: Mail, type: string): Promise<string> {
  const file = attachments.find(({ contentType }) => contentType.startsWith(type))
  if (!file) throw new Error(`The mail has no ${type}.`)
  return (await fetch(new URL(`/email/${id}/attachment/${file.generatedFileName}`, servers.mailUrl))).text()
}

/** The first link of a mail that leads to the site. */
export function linkIn({ text }: Mail, servers: Servers): string {
  const start = text.indexOf(servers.siteUrl)
  if (start < 0) throw new Error('The mail has no link to the site.')
  return text.slice(start).split(/\s/, 1)[0] ?? ''
}

/** An address that no other test writes to: the limit of an address is tight. */
export const newAddress = (name: string) => `${name}-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}@example.org`
