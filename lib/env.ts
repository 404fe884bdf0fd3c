import { z } from 'zod'

const milliseconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback)
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

const schema = z.object({
  SITE_URL: z.url().default('http://localhost:3000'),
  CONTENT_URL: z.url().default('http://127.0.0.1:1337'),
  /** The public address of the admin, which may show the site in a frame. The content service's own one if left out. */
  CMS_URL: z.url().optional(),
  CONTENT_TOKEN: z.string().default(''),
  CONTENT_PREVIEW_TOKEN: z.string().default(''),
  /** Beside the content token, for files of applicants. (Requirements, section 6) */
  UPLOAD_TOKEN: z.string().default(''),
  /** Where the build lies. */
  NEXT_DIST_DIR: z.string().default('.next'),
  CONTENT_REQUEST_DELAY_MS: milliseconds(100),
  CONTENT_TIMEOUT_MS: milliseconds(5000),
  REVALIDATE_SECRET: z.string().default(''),
  PREVIEW_SECRET: z.string().default(''),
  /** A path of this host, such as /stats/script.js: loaded for visitors who agreed to it. Empty for none. */
  ANALYTICS_SCRIPT: z
    .string()
    .regex(/^(\/[\w.-]+)*$/)
    .default(''),
  /** Signs confirmations and captchas, and hides addresses in limits. If empty, the process makes a secret of its own. */
  FORMS_SECRET: z.string().default(''),
  /** Whose X-Forwarded-For is believed: that of everybody who connects, of nobody, or of a proxy on this machine. */
  TRUST_PROXY: z.enum(['true', 'false', 'loopback']).default('loopback'),
  /** Where several processes of the site share what they know, such as redis://127.0.0.1:6379. Empty for a process that is alone. */
  REDIS_URL: z.union([z.literal(''), z.url({ protocol: /^rediss?$/ })]).default(''),
  /** A file that a proxy on this machine looks at; see `lib/server/quiet-mark`. Empty for none. */
  PROXY_QUIET_FILE: z.string().default(''),
  /** What is sent with one form from one address within an hour, mistakes included. */
  LIMIT_ATTEMPTS: count(3000),
  /** Of that, what is accepted: of one form from one address, the same confirmed without a captcha, of one e-mail address, of all. */
  LIMIT_PER_ADDRESS: count(600),
  LIMIT_CONFIRMED: count(400),
  LIMIT_PER_EMAIL: count(5),
  LIMIT_PER_FORM: count(3000),
  /** Megabytes of files an hour, with one form from one address. */
  LIMIT_UPLOAD_MB: count(3000),
  /** Searches and filtered lists a minute from one address. */
  LIMIT_SEARCHES: count(120),
  /** Visits a minute from one address whose speed is counted. */
  LIMIT_MEASURES: count(300),
  /** After which what was measured of visits goes to the content service. */
  SPEED_HAND_ON_MS: milliseconds(60_000),
  /** Text for a person, or a line of JSON for each thing that happens. */
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  LOG_LEVEL: z.enum(['error', 'warn', 'info']).default('info'),
  /** Whether each request has a line in the log, kept pages included. */
  LOG_REQUESTS: z.enum(['true', 'false']).default('false'),
  /** Opens `/metrics`, for Prometheus. Empty for none. */
  METRICS_TOKEN: z.string().default(''),
  /** Where traces of requests are collected (OTLP over HTTP); read by OpenTelemetry itself, as its other variables. Empty for nowhere. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().default(''),
  /** Whether the pages of the sitemap are made after a start, before anybody asks for them. */
  WARM_PAGES: z.enum(['true', 'false']).default('true'),
  /** Whether pages that were read are kept on the device for a dead line. 'false' takes back what browsers have. */
  OFFLINE_READING: z.enum(['true', 'false']).default('true'),
  CAPTCHA: z.enum(['altcha', 'recaptcha']).default('altcha'),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]*$/)
    .default(''),
  RECAPTCHA_SECRET: z.string().default(''),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  RECAPTCHA_VERIFY_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
})

export type Env = z.infer<typeof schema>

let parsed: Env | null = null

/** The settings of the site, read once. Server only. Throws a ZodError that names a malformed variable. */
export function env(): Env {
  parsed ??= schema.parse(process.env)
  return parsed
}

/**
 * Ends the process where a setting is malformed, and says which, as it could only fail at every request. Without their values: some are secrets.
 * Server only.
 */
export function requireSettings(): void {
  const { error } = schema.safeParse(process.env)
  if (!error) return
  for (const { path, message } of error.issues) process.stderr.write(`The setting ${path.join('.')} cannot be used: ${message}\n`)
  process.exit(1)
}

/** The address at which this process itself listens: for requests to its own pages. Server only. */
export function ownOrigin(): string {
  return `http://127.0.0.1:${process.env.PORT ?? '3000'}`
}

/** Whether this is `npm run dev`, where pages are made of bundles that change while one works. */
export const isDevelopment = () => process.env.NODE_ENV === 'development'
