import { Writable } from 'node:stream'
import { winston } from '@strapi/logger'
import { type Level, type Logger, pino, stdTimeFunctions } from 'pino'
import { optional } from './environment'
import { currentRequestId } from './request-id'

/** How much is logged, in Strapi's words: requests are lines of `info`. */
const LEVELS: Record<string, string> = { error: 'error', warn: 'warn', info: 'http' }

const LEVELS_OF_JSON: Record<string, Level> = { error: 'error', warn: 'warn', info: 'info', http: 'info' }

export const isJson = () => optional('LOG_FORMAT') === 'json'

/** Nothing else of an error: a database names in it what was to be written. */
const outline = ({ name, message, stack }: Error) => ({ type: name, message, stack })

const jsonLog = (): Logger =>
  pino({
    level: 'trace',
    messageKey: 'message',
    errorKey: 'error',
    base: { service: 'content' },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { error: outline },
  })

type Line = { level: string; message: unknown; requestId?: string } & Record<string, unknown>

function writeLine(log: Logger, line: Line): void {
  const { level, message, stack, ...fields } = line
  const error = [line, message].find((said) => said instanceof Error)
  const write = LEVELS_OF_JSON[level] ?? 'debug'
  if (error instanceof Error) log[write]({ requestId: line.requestId, error }, error.message)
  else log[write](fields, typeof stack === 'string' ? stack : String(message))
}

/** Takes what Strapi and we log to lines of JSON. */
function jsonLines() {
  const log = jsonLog()
  const stream = new Writable({
    objectMode: true,
    write(line: Line, _, done) {
      writeLine(log, line)
      done()
    },
  })
  return new winston.transports.Stream({ stream })
}

/** Read while the request is under way: lines may wait to be written. */
const withNames = winston.format((line) => {
  line.requestId = currentRequestId()
  return line
})

/** What Strapi's logger is made with: text for a person, or JSON for a machine. (docs/decisions/structured-logs.md) */
export function loggerSettings(): winston.LoggerOptions {
  const level = LEVELS[optional('LOG_LEVEL') ?? 'info']
  if (!level) throw new Error('LOG_LEVEL has to be error, warn or info.')
  return isJson() ? { level, format: withNames(), transports: [jsonLines()] } : { level }
}
