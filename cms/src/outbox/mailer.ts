import { senderAddress, wordsIn } from '../identity'
import { isEmail } from '../rules/fields/email'
import { withAsciiDomain } from '../rules/text'
import { AddressRefused } from './failure'
import type { Mail } from './mail'

type Options = {
  /** The sender that the mail server sees, where that is not the `From` of the mail: bounces go there. */
  envelopeFrom?: string
}

/**
 * Hands a mail to the mail server, from the initiative as it is called in the language of the mail. The recipient goes as an address object, since a string would be parsed as a list: `a,b@example.org` has two
 * recipients there. Throws `AddressRefused` for what is not the address of one mailbox, else what the server answered.
 */
export async function sendMail({ to, language, ...mail }: Mail, { envelopeFrom }: Options = {}): Promise<void> {
  if (!isEmail(to)) throw new AddressRefused()
  const address = withAsciiDomain(to)
  await strapi
    .plugin('email')
    .service('email')
    .send({
      ...mail,
      from: { name: wordsIn(language).initiative, address: senderAddress() },
      to: { name: '', address },
      ...(envelopeFrom && { envelope: { from: envelopeFrom, to: address } }),
      headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
    })
}
