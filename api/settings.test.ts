import { expect, test } from 'vitest'
import { parseSettings, WrongSetting, warnOfSettings } from './settings.ts'

test('every setting has a default, and the default public address contains the port', () => {
  const settings = parseSettings({ PORT: '4100' })
  expect(settings).toMatchObject({ port: 4100, host: '127.0.0.1', publicUrl: 'http://localhost:4100', demoData: true })
  expect(settings.ai.provider).toBe('local')
})

test('a key selects Gemini, and an external database turns the demo data off', () => {
  const settings = parseSettings({ GEMINI_API_KEY: 'k', DATABASE_URL: 'postgres://somewhere/db' })
  expect(settings.ai.provider).toBe('gemini')
  expect(settings.demoData).toBe(false)
})

test('an OpenAI-compatible server has an address and a model, and an optional key', () => {
  const given = { AI_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://10.0.0.7:11434/v1/', OPENAI_MODEL: 'qwen3' }
  const ai = { provider: 'openai', reads: 'all', baseUrl: 'http://10.0.0.7:11434/v1', model: 'qwen3' }
  expect(parseSettings(given).ai).toEqual(ai)
  expect(parseSettings({ ...given, OPENAI_API_KEY: 'k', AI_READS: 'doubtful' }).ai).toEqual({
    ...ai,
    apiKey: 'k',
    reads: 'doubtful',
  })
  expect(() => parseSettings({ ...given, OPENAI_BASE_URL: '' })).toThrow(
    new WrongSetting(
      'OPENAI_BASE_URL: nothing is not accepted with AI_PROVIDER=openai; expected an http or https address without a password.',
    ),
  )
  expect(() => parseSettings({ ...given, OPENAI_MODEL: '' })).toThrow(
    new WrongSetting('OPENAI_MODEL: nothing is not accepted with AI_PROVIDER=openai; expected the name of a model.'),
  )
})

test.each([
  ['PORT', '70000', "PORT: '70000' is not accepted; expected a port from 0 to 65535."],
  ['PUBLIC_URL', 'ftp://x', "PUBLIC_URL: 'ftp://x' is not accepted; expected an http or https address."],
  ['AI_PROVIDER', 'oracle', "AI_PROVIDER: 'oracle' is not accepted; expected gemini, openai or local."],
  ['AI_READS', 'some', "AI_READS: 'some' is not accepted; expected all or doubtful."],
  ['GEMINI_LIBRARY', 'vertex', "GEMINI_LIBRARY: 'vertex' is not accepted; expected generative-ai or genai."],
  ['MORNING_EMAIL_HOUR', '24', "MORNING_EMAIL_HOUR: '24' is not accepted; expected an hour from 0 to 23."],
  [
    'SMTP_URL',
    'http://me:hunter2@x',
    'SMTP_URL: the given value is not accepted; expected an smtp: or smtps: address.',
  ],
  ['SMTP_URL', 'smtp:', 'SMTP_URL: the given value is not accepted; expected an smtp: or smtps: address.'],
  [
    'SMTP_URL',
    'smtp://mail.example.com',
    'MAIL_FROM: nothing is not accepted with SMTP_URL; expected an e-mail address.',
  ],
  [
    'OPENAI_BASE_URL',
    'http://me:hunter2@x/v1',
    'OPENAI_BASE_URL: the given value is not accepted; expected an http or https address without a password.',
  ],
  ['DEMO_DATA', 'yes', "DEMO_DATA: 'yes' is not accepted; expected 0 or 1."],
])('%s=%s stops the start with a one-line message', (name, value, line) => {
  expect(() => parseSettings({ [name]: value })).toThrow(new WrongSetting(line))
})

test('e-mails are sent only if a mail server is set', () => {
  expect(parseSettings({ MAIL_FROM: 'desk@example.com' }).mail).toBeUndefined()
  const given = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'desk@example.com' }
  expect(parseSettings(given).mail).toMatchObject({ url: given.SMTP_URL, from: given.MAIL_FROM, morningHour: 7 })
})

test('the message for a wrong secret has its name but never its value', () => {
  expect(() => parseSettings({ DATABASE_URL: 'mysql://me:hunter2@x' })).toThrow(/^DATABASE_URL: the given value/)
})

test('a misspelt name is reported with the nearest setting, unrelated names are ignored', () => {
  const unrelated = {
    HOME: '/',
    PATH: '/bin',
    HOSTNAME: 'a',
    TERM: 'x',
    SMTP_USER: 'me',
    LOGNAME: 'me',
    PUBLIC_KEY: 'k',
  }
  expect(warnOfSettings({ ...unrelated, PORT: '4000', TRUST_PROXY: '1' })).toEqual([])
  expect(warnOfSettings({ TRUST_PROXI: '1', ADMIN_PASWORD: 'hunter2' })).toEqual([
    'TRUST_PROXI is no setting and is ignored; did you mean TRUST_PROXY?',
    'ADMIN_PASWORD is no setting and is ignored; did you mean ADMIN_PASSWORD?',
  ])
})

test('Gemini without a key is reported', () => {
  expect(warnOfSettings({ AI_PROVIDER: 'gemini' })).toEqual([expect.stringContaining('GEMINI_API_KEY')])
  expect(warnOfSettings({ AI_PROVIDER: 'gemini', GEMINI_API_KEY: 'k' })).toEqual([])
})
