import { format } from 'node:util'
import { type DestinationStream, type Logger, levels, pino, stdTimeFunctions } from 'pino'
import { env } from '@/lib/env'
import { currentRequestId } from '@/lib/request-id'

type Level = 'info' | 'warn' | 'error'

/** What a line says beside its words. Never what somebody sent, typed or is called. */
export type Fields = Readonly<Record<string, string | number | undefined>>

type Said = { type: string; message: string; stack?: string; cause?: Said | string }

/** Nothing else of an error: what hangs on it may hold what somebody sent. */
function outline(error: unknown): Said | string {
  if (!(error instanceof Error)) return String(error)
  const { name: type, message, stack, cause } = error
  return { type, message, stack, ...(cause instanceof Error && { cause: outline(cause) }) }
}

/** Lines of JSON, each with the name of the request that it belongs to. (docs/decisions/structured-logs.md) */
export const jsonLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      messageKey: 'message',
      errorKey: 'error',
      base: { service: 'site' },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: outline },
      mixin: () => ({ requestId: currentRequestId() }),
    },
    destination,
  )

let json: Logger | undefined

function write(level: Level, message: string, error?: unknown, fields?: Fields): void {
  const { LOG_FORMAT, LOG_LEVEL } = env()
  if (LOG_FORMAT === 'json') {
    json ??= jsonLog(LOG_LEVEL)
    json[level]({ ...fields, ...(error !== undefined && { error }) }, message)
    return
  }
  if ((levels.values[level] ?? 0) < (levels.values[LOG_LEVEL] ?? 0)) return
  const text = [message, ...Object.values(fields ?? {})].join(' ')
  if (error === undefined) console[level](text)
  else console[level](`${text}:`, error)
}

/**
 * The only door to the log of the site: text for a person, or JSON for a machine (`LOG_FORMAT`). Names what happened, never whom. Server only.
 */
export const log = {
  info: (message: string, fields?: Fields) => write('info', message, undefined, fields),
  warn: (message: string, error?: unknown) => write('warn', message, error),
  error: (message: string, error?: unknown) => write('error', message, error),
}

const CONSOLE = { debug: 'info', info: 'info', log: 'info', warn: 'warn', error: 'error' } as const

/** Where the log is JSON, what the framework writes is, too. */
export function takeConsole(say: (level: Level, message: string, error?: unknown) => void = write): void {
  if (env().LOG_FORMAT !== 'json') return
  for (const [name, level] of Object.entries(CONSOLE)) {
    const sayWords = (...words: unknown[]) => {
      const said = words.map((word) => (word instanceof Error ? word.message : word))
      say(
        level,
        format(...said),
        words.find((word) => word instanceof Error),
      )
    }
    Object.assign(console, { [name]: sayWords })
  }
}
