import { type DestinationStream, pino } from 'pino'

/** The part of the logger that is used below the server; pino's fits. An error goes by the key `err`. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (fields: object, message: string) => void>

/** The log of the process, on standard output unless a test listens. */
export const openLog = (level: string, stream?: DestinationStream) =>
  pino({ level, serializers: { err: describeError } }, stream)

/** An error as the log may have it. */
export type LoggedError = {
  [field: string]: unknown
  type: string
  /** Left out where the text may hold values: what somebody typed, or what stands in a row. */
  message: string
  code?: string
  /** The frames only. */
  stack: string
  /** Of a database error: what it concerns, in names of the schema. */
  about?: Record<string, string>
  cause?: LoggedError
}

/**
 * Tells an error without personal data. Prisma prints the arguments of a query into its messages and keeps the values in
 * `meta`, and Postgres quotes rows; so of theirs only codes and names of the schema are told.
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

/** Classes of SQLSTATE that speak of the server, not of values: connection, sign-in, resources, shutdown. */
const ABOUT_THE_SERVER = /^(08|28|3D|40|53|55|57|58)/

function mayQuoteValues(error: Error): boolean {
  if (error instanceof SyntaxError) return true // JSON.parse quotes what it cannot read.
  if (/^(Prisma|UserFacing|TransactionManager|DriverAdapter)/.test(error.name)) return true
  if (!('severity' in error)) return false
  return !('code' in error && ABOUT_THE_SERVER.test(String(error.code)))
}

const NAMES = ['modelName', 'kind', 'originalCode', 'table', 'column', 'constraint', 'index', 'fields', 'routine']

/** Postgres' own errors have the names beside the message, Prisma's in `meta`, those of its driver in `cause`. */
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
  return lines.slice(0, 20).join('\n')
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const withoutGaps = (error: LoggedError): LoggedError =>
  Object.fromEntries(Object.entries(error).filter(([, value]) => value !== undefined)) as LoggedError
