import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { optional } from './environment'
import { sender } from './identity'

/** The domain of the address that mails come from. */
export const senderDomain = (): string => sender().replace(/>\s*$/, '').split('@').at(-1)?.trim().toLowerCase() ?? ''

/** What is signed where a mail has it: the usual ones, and what lets mail programs offer to unsubscribe, which RFC 8058 asks for. */
const SIGNED = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]

/** Under which name the public key stands in the domain; undefined where nobody has said. */
export const dkimSelector = (): string | undefined => optional('DKIM_SELECTOR')

/** Whose signature it is: the sender's unless said otherwise. */
export const dkimDomain = (): string => optional('DKIM_DOMAIN') ?? senderDomain()

function privateKey(): string | undefined {
  const file = optional('DKIM_PRIVATE_KEY_FILE')
  return file ? readFileSync(file, 'utf8') : optional('DKIM_PRIVATE_KEY')?.replaceAll('\\n', '\n')
}

/** Throws an error that says what to do. */
function requireKey(key: string): void {
  try {
    createPrivateKey(key)
  } catch {
    throw new Error('DKIM_PRIVATE_KEY (or the file of DKIM_PRIVATE_KEY_FILE) has to be a private key in PEM: openssl genrsa 2048')
  }
}

/** With what mails are signed here; undefined where the mail server signs them, or nobody does. */
export function dkimSettings() {
  const [keySelector, key] = [dkimSelector(), privateKey()]
  if (!key) return undefined
  if (!keySelector) throw new Error('DKIM_SELECTOR is not set: the name under which the public key stands in the domain.')
  requireKey(key)
  return { domainName: dkimDomain(), keySelector, privateKey: key, headerFieldNames: SIGNED.join(':') }
}

/** The public key that belongs to ours, as a domain publishes it; null where mails are not signed here. */
export function dkimPublicKey(): string | null {
  const key = privateKey()
  return key ? createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64') : null
}
