import { expect, test } from 'vitest'
import { as, type Caller, inPerson, openApp, visitor } from '../../test/harness.ts'
import { make } from '../../test/make.ts'

openApp()

/** Each test uses a different address, as reads are limited by address. */
let addresses = 0
const newAddress = () => `10.0.0.${++addresses}`

const open = (url: string, { caller = visitor, from = newAddress() }: { caller?: Caller; from?: string } = {}) =>
  caller.fetch({ method: 'GET', url, remoteAddress: from })

/** The element's text, up to where a browser's parser ends it; null when the document has no such element. */
const elementOf = (html: string) =>
  /<script type="application\/json" id="first-answer">(.*?)<\/script/s.exec(html)?.[1] ?? null

const answerIn = (html: string) => JSON.parse(elementOf(html) ?? 'null')

/** The answer to the same request from the page. */
async function posted(id: string, variables: object, from = newAddress()) {
  const payload = { id, variables }
  const { body } = await visitor.fetch({ method: 'POST', url: '/graphql', payload, remoteAddress: from })
  const { extensions: _, ...answer } = JSON.parse(body) // The request's id, which a first answer does not contain.
  return answer
}

async function sharedTalent(values: Record<string, unknown> = {}) {
  const talent = await make.talent(values)
  const staff = as(await make.user())
  const shared = await staff.run<{ shareTalent: { talent: { shareableId: string } } }>(
    'mutation($id: Int!) { shareTalent(input: { id: $id }) { talent { shareableId } } }',
    { id: talent.id },
  )
  return { ...talent, staff, link: `/share/${shared.shareTalent.talent.shareableId}` }
}

test('the document of a shared profile contains the answer that the page would receive', async () => {
  const { link } = await sharedTalent({ name: 'Ada Okafor', email: 'ada@private.example', summary: 'Weaves looms.' })
  const { headers, body } = await open(link)
  const { id, variables, answer } = answerIn(body)
  expect(variables).toEqual({ shareableId: link.slice('/share/'.length) })
  expect(answer.data.sharedTalent).toMatchObject({ name: 'Ada O.', summary: 'Weaves looms.' })
  expect(answer).toEqual(await posted(id, variables))
  expect(body).not.toContain('ada@private.example')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers.etag).toBeUndefined()
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})

test('data cannot close the script', async () => {
  const summary = '</script><script>alert(1)</script><!-- \u2028 \u2029 <script>'
  const { link } = await sharedTalent({ summary })
  const { body } = await open(link)
  const { id, variables, answer } = answerIn(body)
  expect(answer.data.sharedTalent.summary).toBe(summary)
  expect(answer).toEqual(await posted(id, variables))
  expect(elementOf(body)).not.toMatch(/[<\u2028\u2029]/)
  expect(body.match(/<\/script/g)).toHaveLength(2) // The page's own script and the element.
})

test('unknown and revoked links get the document without an answer', async () => {
  const { link, staff, id } = await sharedTalent()
  expect(elementOf((await open(link)).body)).not.toBeNull()
  await staff.run('mutation($id: Int!) { revokeTalentShare(input: { id: $id }) { talent { id } } }', { id })
  for (const url of [link, '/share/unknown', '/share/%00', '/apply/unknown', '/shared/unknown', '/consent/%00']) {
    const { statusCode, headers, body } = await open(url)
    expect(statusCode, url).toBe(200)
    expect(headers, url).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) })
    expect(elementOf(body), url).toBeNull()
  }
})

test('the apply page contains its deal, the login page the product; staff get the plain document', async () => {
  const { id } = await make.deal({ title: 'Loom engineer', status: 'OPEN' })
  const person = await make.user()
  const { shareDeal } = await as(person).run<{ shareDeal: { shareableUrl: string } }>(
    'mutation ($id: Int!) { shareDeal(input: { id: $id }) { shareableUrl } }',
    { id },
  )
  const apply = answerIn((await open(new URL(shareDeal.shareableUrl).pathname)).body)
  expect(apply.answer.data.applicationForm.title).toBe('Loom engineer')
  expect(apply.answer).toEqual(await posted(apply.id, apply.variables))
  for (const url of ['/login', '/', '/deals/7']) {
    const { body, headers } = await open(url)
    const login = answerIn(body)
    expect(login).toMatchObject({ variables: {}, answer: { data: { viewer: null } } })
    expect(login.answer).toEqual(await posted(login.id, {}))
    expect(headers['cache-control']).toBe('no-store')
    const plain = await open(url, { caller: inPerson(person) })
    expect(elementOf(plain.body)).toBeNull()
    expect(plain.headers['cache-control']).toBe('no-cache')
  }
})

test('the documents of clients and talents contain their answer, but nothing behind a passcode', async () => {
  const { id: talentId, staff } = await sharedTalent({ name: 'Ada Okafor', summary: 'Weaves looms.' })
  const { id: dealId } = await make.deal()
  const share = async (more: object) => {
    const talents = [{ talentId }]
    const { createShare } = await staff.run<{ createShare: { share: { url: string } } }>(
      'mutation ($input: CreateShareInput!) { createShare(input: $input) { share { url } } }',
      { input: { recipientName: 'Jane Smith', recipientCompany: 'Streamhaus', talents, ...more } },
    )
    return new URL(createShare.share.url).pathname
  }
  const seen = answerIn((await open(await share({}))).body)
  expect(seen.answer.data.clientShare.content.profiles).toMatchObject([{ name: 'Ada O.', summary: 'Weaves looms.' }])
  expect(seen.answer).toEqual(await posted(seen.id, seen.variables))
  const { body } = await open(await share({ passcode: 'sesame' }))
  expect(answerIn(body).answer.data.clientShare.content).toBeNull()
  expect(body).not.toMatch(/Ada|looms|Jane Smith/)

  const { requestConsent } = await staff.run<{ requestConsent: { consent: { url: string } } }>(
    'mutation ($input: RequestConsentInput!) { requestConsent(input: $input) { consent { url } } }',
    { input: { talentId, dealId, wording: 'I agree.' } },
  )
  const asked = answerIn((await open(new URL(requestConsent.consent.url).pathname)).body)
  expect(asked.answer.data.consentRequest).toMatchObject({ wording: 'I agree.', state: 'ASKED' })
})
