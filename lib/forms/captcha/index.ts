import 'server-only'
import { env } from '@/lib/env'
import { altcha } from './altcha'
import type { Captcha } from './captcha'
import { recaptcha } from './recaptcha'

const providers = { altcha, recaptcha }

/** The captcha that the settings have chosen. */
export const captcha = (): Captcha => providers[env().CAPTCHA]
