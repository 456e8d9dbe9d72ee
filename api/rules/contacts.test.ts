import { expect, test } from 'vitest'
import { emailForm, linkedinName, pastedEmail } from './contacts.ts'

/* Pasted texts and the e-mail address in them. Each line is a test case. */

const EMAILS: [pasted: string, taken: string][] = [
  ['ada@example.com', 'ada@example.com'],
  [' Ada.Byron+jobs@Example.co.uk\n', 'Ada.Byron+jobs@Example.co.uk'],
  ['Ada B <ada@example.com>', 'ada@example.com'],
  ['"Ada @ Work" <ada@example.com>;', 'ada@example.com'],
  ['mailto:ada@example.com?subject=Hello', 'ada@example.com'],
  ['[ada@example.com](mailto:ada@example.com)', 'ada@example.com'],
  ['E-mail: ada@example.com.', 'ada@example.com'],
  ['(ada@example.com),', 'ada@example.com'],
  ["'ada@example.com'", 'ada@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['_ada_@example.com', '_ada_@example.com'],
  ['ada\u200b@exam\u00adple.com\ufeff', 'ada@example.com'],
  ['\u202eada@example.com', 'ada@example.com'],
  ['ada @ example.com', 'ada@example.com'],
  ['ada＠example．com', 'ada@example.com'],
  ['anna@müller-test.de', 'anna@müller-test.de'],
  ['用户@例子.广告', '用户@例子.广告'],
  ['ada@example.com, ADA@EXAMPLE.COM', 'ada@example.com'],
  ['ada@example.com; grace@example.com', 'several'],
  ['ada@example.com\r\nBcc: grace@example.com', 'several'],
  ['Ada Byron', 'none'],
  ['ada@example', 'none'],
  ['ada\u0000@example.com', 'none'],
  ['ada@@example.com', 'none'],
  ['ada@grace@example.com', 'none'],
  ['write to me @ example.com', 'none'],
  ['a..b@example.com', 'none'],
  ['ada@-example.com', 'none'],
  ['ada@192.168.0.1', 'none'],
]

test.each(EMAILS)('in %j, the address %s is found', (pasted, taken) => {
  const found = pastedEmail(pasted)
  expect(typeof found === 'object' ? found.address : found).toBe(taken)
})

test.each([
  ['anna@müller-test.de', 'ANNA@xn--mller-test-9db.DE'],
  ['anna@mu\u0308ller-test.de', 'anna@m\u00fcller-test.de'],
])('%s and %s are the same address', (one, other) => {
  expect(emailForm(one)).not.toBeNull()
  expect(emailForm(one)).toBe(emailForm(other))
})

const PROFILES: [address: string, name: string | null][] = [
  ['https://www.linkedin.com/in/ada-byron/', 'ada-byron'],
  ['linkedin.com/in/Ada-Byron', 'ada-byron'],
  ['HTTPS://DE.LINKEDIN.COM/IN/ADA-BYRON/en-us?trk=x#top', 'ada-byron'],
  ['https://www.linkedin.com/in/jos%C3%A9-x', 'josé-x'],
  ['https://www.linkedin.com/in/jos%25C3%25A9-x', 'josé-x'],
  ['https://www.linkedin.com/in/jose\u0301-x/', 'josé-x'],
  ['https://www.linkedin.com/comm/in/ada-byron?midToken=AQ', 'ada-byron'],
  ['https://www.linkedin.com/m/in/ada-byron', 'ada-byron'],
  ['https://www.linkedin.com/mwlite/in/ada-byron/overlay/contact-info/', 'ada-byron'],
  ['https://www.linkedin.com/pub/ada-byron', 'ada-byron'],
  ['https://www.linkedin.com/pub/ada-byron/5b/a20/b19', 'ada-byron-b19a205b'],
  [
    'https://www.linkedin.com/authwall?trk=x&sessionRedirect=https%3A%2F%2Ffr.linkedin.com%2Fin%2Fada-byron',
    'ada-byron',
  ],
  ['Ada Byron | LinkedIn\nhttps://www.linkedin.com/in/ada-byron\u200b.', 'ada-byron'],
  ['https://www.linkedin.cn/incareer/in/ada-byron', 'ada-byron'],
  ['https://www.linkedin.com/in/', null],
  ['https://www.linkedin.com/in/me/', null],
  ['https://www.linkedin.com/company/acme', null],
  ['https://www.linkedin.com/sales/lead/ACwAAA,NAME_SEARCH', null],
  ['https://notlinkedin.com/in/ada-byron', null],
  ['https://linkedin.com.example.com/in/ada-byron', null],
  ['https://www.linkedin.com/in/%ZZ', '%zz'],
]

test.each(PROFILES)('%s is the profile of %s', (address, name) => {
  expect(linkedinName(address)).toBe(name)
})
