import { z } from 'zod'

const milliseconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback)

const schema = z.object({
  SITE_URL: z.url().default('http://localhost:3000'),
  CONTENT_URL: z.url().default('http://127.0.0.1:1337'),
  CONTENT_TOKEN: z.string().default(''),
  CONTENT_PREVIEW_TOKEN: z.string().default(''),
  CONTENT_REQUEST_DELAY_MS: milliseconds(100),
  CONTENT_TIMEOUT_MS: milliseconds(5000),
  REVALIDATE_SECRET: z.string().default(''),
  PREVIEW_SECRET: z.string().default(''),
  /** A path of this host, such as /stats/script.js: loaded for visitors who agreed to it. Empty for none. */
  ANALYTICS_SCRIPT: z.string().regex(/^(\/[\w.-]+)*$/).default(''),
})

export type Env = z.infer<typeof schema>

let parsed: Env | null = null

/** The settings of the site, read once. Server only. Throws a ZodError that names a malformed variable. */
export function env(): Env {
  parsed ??= schema.parse(process.env)
  return parsed
}

/** The address at which this process itself listens: for requests to its own pages. Server only. */
export function ownOrigin(): string {
  return `http://127.0.0.1:${process.env.PORT ?? '3000'}`
}

/** Whether this is `npm run dev`, where pages are made of bundles that change while one works. */
export const isDevelopment = () => process.env.NODE_ENV === 'development'
