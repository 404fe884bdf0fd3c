import { dkimSettings } from '../src/dkim'
import { optional } from '../src/environment'
import { replyAddress, sender } from '../src/identity'
import { PICTURE_WIDTHS } from '../src/rules/pictures'

const dkim = dkimSettings()

export default () => ({
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      breakpoints: { ...PICTURE_WIDTHS },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: {
        host: optional('SMTP_HOST') ?? '127.0.0.1',
        port: Number(optional('SMTP_PORT') ?? 1025),
        secure: optional('SMTP_SECURE') === 'true',
        // A server that does not answer holds up the mails behind it.
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 60_000,
        ...(dkim && { dkim }),
        ...(optional('SMTP_USER') ? { auth: { user: optional('SMTP_USER'), pass: optional('SMTP_PASSWORD') } } : {}),
      },
      settings: {
        defaultFrom: sender(),
        defaultReplyTo: replyAddress(),
      },
    },
  },
})
