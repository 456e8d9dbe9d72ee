import { type DestinationStream, pino } from 'pino'
import { withSources } from './sources.ts'

/** The part of pino's logger that code below the server uses. Errors are logged under the key `err`. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>

/** The log of the process, on standard output unless a stream is given. */
export const openLog = (level: string, stream?: DestinationStream) =>
  pino({ level, serializers: { err: describeError } }, stream)

/** An error without personal data. */
export type LoggedError = {
  [field: string]: unknown
  type: string
  /** The first line of the error's message; '(left out)' if the message may contain typed values or values of a row. */
  message: string
  code?: string
  /** Only the stack frames. */
  stack: string
  /** For a database error: the names of the model, table, column and so on that the error concerns. */
  about?: Record<string, string>
  cause?: LoggedError
}

/**
 * Describes an error without personal data. Prisma prints query arguments into its messages and keeps values in `meta`,
 * and Postgres quotes rows; so their errors are reduced to codes and schema names.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: 'something that is no Error was thrown', message: '', stack: '' }
  const { code, meta, cause, driverAdapterError }: Details = error
  const inner = cause ?? driverAdapterError ?? (isRecord(meta) ? meta.driverAdapterError : undefined)
  return withoutGaps({
    type: error.constructor.name,
    message: mayQuoteValues(error) ? '(left out)' : firstLine(error.message),
    code: typeof code === 'string' ? code : undefined,
    stack: frames(error),
    about: namesOf(error, meta, cause),
    cause: inner instanceof Error && depth < 5 ? describeError(inner, depth + 1) : undefined,
  })
}

type Details = Error & { code?: unknown; meta?: unknown; driverAdapterError?: unknown }

/** SQLSTATE classes about the server, not about values: connection, sign-in, resources, shutdown. */
const ABOUT_THE_SERVER = /^(08|28|3D|40|53|55|57|58)/

function mayQuoteValues(error: Error): boolean {
  if (error instanceof SyntaxError) return true // JSON.parse quotes its input.
  if (/^(Prisma|UserFacing|TransactionManager|DriverAdapter)/.test(error.name)) return true
  if (!('severity' in error)) return false
  return !('code' in error && ABOUT_THE_SERVER.test(String(error.code)))
}

const NAMES = ['modelName', 'kind', 'originalCode', 'table', 'column', 'constraint', 'index', 'fields', 'routine']

/** The schema names of an error: Postgres has them on the error, Prisma in `meta`, its driver adapter in `cause`. */
function namesOf(...sources: unknown[]): Record<string, string> | undefined {
  const found = sources.filter(isRecord).flatMap(source => {
    const constraint = isRecord(source.constraint) ? source.constraint : {}
    return [...Object.entries(source), ...Object.entries(constraint)].filter(([name]) => NAMES.includes(name))
  })
  const texts = found.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

function firstLine(text: string): string {
  const line = text.split('\n').find(one => one.trim() !== '')
  return line?.trim().slice(0, 300) ?? ''
}

function frames({ stack = '', message }: Error): string {
  const lines = stack
    .replace(message, '')
    .split('\n')
    .filter(line => /^\s+at /.test(line))
  return withSources(lines.slice(0, 20).join('\n'))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const withoutGaps = (error: LoggedError): LoggedError =>
  Object.fromEntries(Object.entries(error).filter(([, value]) => value !== undefined)) as LoggedError
