import path from 'node:path'
import { closest, distance } from 'fastest-levenshtein'
import { z } from 'zod'
import type { AiSettings } from './ai/settings.ts'

/** The operator's settings, as docs/operations.md lists them (0-decisions, section 9). */
export type Settings = ReturnType<typeof parseSettings>

/** The error for a wrong setting: one line with the variable, its value and the accepted values. */
export class WrongSetting extends Error {}

const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(0).max(1_000_000)
const flag = z.enum(['0', '1']).transform(value => value === '1')
const webAddress = z.url({ protocol: /^https?$/ }).transform(value => value.replace(/(?<!\/)\/+$/, ''))

const environment = z.object({
  PORT: port.default(4000).describe('a port from 0 to 65535'),
  HOST: z.string().min(1).default('127.0.0.1').describe('an address of this machine'),
  PUBLIC_URL: webAddress.optional().describe('an http or https address'),
  DATA_DIR: z.string().min(1).default('.data').describe('a folder'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('a postgres:// address'),
  STORAGE_URL: z
    .url({ protocol: /^(file|s3)$/ })
    .optional()
    .describe('a file: or s3: address'),
  ADMIN_EMAIL: z.email().optional().describe('an e-mail address'),
  ADMIN_PASSWORD: z.string().min(5).optional().describe('at least 5 characters'),
  DEMO_DATA: flag.optional().describe('0 or 1'),
  AI_PROVIDER: z.enum(['gemini', 'openai', 'local']).optional().describe('gemini, openai or local'),
  AI_READS: z.enum(['all', 'doubtful']).default('all').describe('all or doubtful'),
  GEMINI_API_KEY: z.string().min(1).optional().describe('a key'),
  GEMINI_MODEL: z.string().min(1).default('gemini-2.5-flash').describe('the name of a model'),
  GEMINI_BASE_URL: webAddress.optional().describe('an http or https address'),
  GEMINI_LIBRARY: z.enum(['generative-ai', 'genai']).default('generative-ai').describe('generative-ai or genai'),
  OPENAI_BASE_URL: webAddress
    .refine(address => new URL(address).password === '')
    .optional()
    .describe('an http or https address without a password'),
  OPENAI_MODEL: z.string().min(1).optional().describe('the name of a model'),
  OPENAI_API_KEY: z.string().min(1).optional().describe('a key'),
  BRAND_NAME: z.string().trim().min(1).max(60).default('Talentdesk').describe('1 to 60 characters'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0).describe('a number of proxies from 0 to 10'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('trace, debug, info, warn, error, fatal or silent'),
  METRICS_TOKEN: z.string().min(16).optional().describe('at least 16 characters'),
  PUBLIC_READS_PER_MINUTE: count.default(120).describe('a whole number; 0 for no limit'),
  AI_MATCHES_PER_HOUR: count.default(60).describe('a whole number; 0 for no limit'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./ })
    .optional()
    .describe('an smtp: or smtps: address'),
  MAIL_FROM: z.email().optional().describe('an e-mail address'),
  MORNING_EMAIL_HOUR: z.coerce.number().int().min(0).max(23).default(7).describe('an hour from 0 to 23'),
  CLIENT_ANSWERS_PER_HOUR: count.default(60).describe('a whole number; 0 for no limit'),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag.default(false).describe('0 or 1'),
  PUBLIC_APPLICATIONS_PER_HOUR: count.default(20).describe('a whole number; 0 for no limit'),
  TOKEN_APPLICATIONS_PER_HOUR: count.default(600).describe('a whole number; 0 for no limit'),
  TOKEN_POINTS_PER_MINUTE: count.default(100_000).describe('a whole number; 0 for no limit'),
})

const SECRETS = new Set([
  'ADMIN_PASSWORD',
  'GEMINI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_API_KEY',
  'DATABASE_URL',
  'STORAGE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
])

/** Parses the environment. An empty value counts as not given. Throws WrongSetting. */
export function parseSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) throw new WrongSetting(describeFault(parsed.error, given))
  const values = parsed.data
  const dataDir = path.resolve(values.DATA_DIR)
  return {
    port: values.PORT,
    host: values.HOST,
    /** The public address without a trailing slash. Used in links, and to decide whether cookies are `Secure`. */
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    storageUrl: values.STORAGE_URL ?? `file:${path.join(dataDir, 'files')}`,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    demoData: values.DEMO_DATA ?? values.DATABASE_URL === undefined,
    ai: aiOf(values),
    brandName: values.BRAND_NAME,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    mail: mailOf(values),
    /** True when webhooks may be sent within the operator's own network, and by http. */
    webhooks: { privateAddresses: values.WEBHOOKS_TO_PRIVATE_ADDRESSES },
    /** The limits for each client address (public calls) or each person (AI searches). 0 disables a limit. */
    limits: {
      aiMatchesPerHour: values.AI_MATCHES_PER_HOUR,
      publicReadsPerMinute: values.PUBLIC_READS_PER_MINUTE,
      /** The limit for each share with a recipient. */
      clientAnswersPerHour: values.CLIENT_ANSWERS_PER_HOUR,
      publicApplicationsPerHour: values.PUBLIC_APPLICATIONS_PER_HOUR,
      /** The limit for each API token, and for each person in the pages. */
      tokenApplicationsPerHour: values.TOKEN_APPLICATIONS_PER_HOUR,
      /** The limit for each API token; docs/integrators/tokens.md lists the points per request. */
      tokenPointsPerMinute: values.TOKEN_POINTS_PER_MINUTE,
    },
  }
}

/** A line for each accepted but probably unintended setting. Values are never quoted. */
export function warnOfSettings(env: Record<string, string | undefined>): string[] {
  const names = Object.keys(environment.shape)
  const misspelt = Object.keys(env).flatMap(name => {
    const nearest = closest(name.toUpperCase(), names)
    const isNear = distance(name.toUpperCase(), nearest) <= (nearest.length < 7 ? 1 : 2)
    return isNear && !names.includes(name) ? [`${name} is no setting and is ignored; did you mean ${nearest}?`] : []
  })
  if (env.AI_PROVIDER !== 'gemini' || env.GEMINI_API_KEY) return misspelt
  return [
    ...misspelt,
    'AI_PROVIDER: gemini needs GEMINI_API_KEY; without it, Gemini reads no resume and judges no match.',
  ]
}

function aiOf(values: z.output<typeof environment>): AiSettings {
  const provider = values.AI_PROVIDER ?? (values.GEMINI_API_KEY ? 'gemini' : 'local')
  if (provider === 'local') return { provider }
  const { AI_READS: reads } = values
  if (provider === 'gemini') {
    const { GEMINI_API_KEY: apiKey, GEMINI_MODEL: model, GEMINI_BASE_URL: baseUrl, GEMINI_LIBRARY: library } = values
    return { provider, reads, apiKey, model, baseUrl, library }
  }
  const { OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model, OPENAI_API_KEY: apiKey } = values
  if (!baseUrl) throw missing('OPENAI_BASE_URL', 'AI_PROVIDER=openai')
  if (!model) throw missing('OPENAI_MODEL', 'AI_PROVIDER=openai')
  return { provider, reads, baseUrl, model, apiKey }
}

/** The mail server, the sender, and the hour of the morning e-mail; undefined if no mail server is set. */
function mailOf(values: z.output<typeof environment>) {
  const { SMTP_URL: url, MAIL_FROM: from, MORNING_EMAIL_HOUR: morningHour } = values
  if (!url) return undefined
  if (!from) throw missing('MAIL_FROM', 'SMTP_URL')
  /** The machine's time zone, set by the variable TZ. */
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { url, from, morningHour, timeZone }
}

/** The error for a missing setting that another setting requires. */
const missing = (name: keyof typeof environment.shape, needing: string) =>
  new WrongSetting(`${name}: nothing is not accepted with ${needing}; expected ${environment.shape[name].description}.`)

function describeFault(error: z.ZodError, given: Record<string, string | undefined>): string {
  const name = String(error.issues[0]?.path[0])
  const accepted = environment.shape[name as keyof typeof environment.shape]?.description ?? 'something else'
  const value = SECRETS.has(name) ? 'the given value' : `'${given[name] ?? ''}'`
  return `${name}: ${value} is not accepted; expected ${accepted}.`
}
