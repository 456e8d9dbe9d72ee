import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../introductions/verify.ts'
import { as, type Caller, openApp, visitor, visitorsPage, world } from '../../test/harness.ts'
import { make, type Person } from '../../test/make.ts'
import { readPdf } from '../../test/readPdf.ts'
import { COUNT, expire, look, profilesOf, share, shortlist, UNLOCK } from '../test/sharing.ts'

openApp({ BRAND_NAME: 'Fine Agency', PUBLIC_READS_PER_MINUTE: '0' })

let recruiter: Person
let staff: Caller

beforeAll(async () => {
  recruiter = await make.user()
  staff = as(recruiter)
})

const GONE = { code: 'NOT_FOUND', message: expect.stringMatching(/^This link is not valid anymore/) }

describe('the link of a share', () => {
  test("shows the frozen profiles in the recruiter's order, with the needs that each profile meets", async () => {
    const { token, talents } = await shortlist(recruiter, ['Grace Hopper', 'Ada Lovelace'], { note: 'As agreed.' })
    await world.db.talent.updateMany({
      where: { id: { in: talents.map(({ id }) => id) } },
      data: { summary: 'Changed since', version: { increment: 1 } },
    })
    const seen = await look(token)
    expect(seen).toMatchObject({
      isLocked: false,
      agency: { name: 'Fine Agency', logoUrl: null, color: null },
      content: {
        ...{
          recipientName: 'Carla Client',
          note: 'As agreed.',
          position: 'Platform Engineer',
          pdfUrl: `/api/shares/${token}/profiles.pdf`,
        },
        needs: ['Go', 'PostgreSQL'],
        profiles: [
          { name: 'Grace H.', line: 'Worth a talk.', metNeeds: ['PostgreSQL'], isAvailable: true, answer: null },
          { name: 'Ada L.', role: 'Backend Engineer', area: 'TECH', rate: '' },
        ],
      },
    })
    expect(JSON.stringify(seen)).not.toMatch(/Changed since|Hopper|Lovelace|linkedin/i)
    const keys = seen?.content?.profiles.map(({ key }) => key) ?? []
    for (const key of keys) expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16)
  })

  test('gives the same result for unknown, expired and revoked links', async () => {
    const [expired, revoked] = [await shortlist(recruiter, ['Eve End']), await shortlist(recruiter, ['Rita Revoke'])]
    await expire(expired.databaseId)
    await staff.run('mutation ($id: Int!) { revokeShare(input: { id: $id }) { share { state } } }', {
      id: revoked.databaseId,
    })
    const hostile = ['', 'a\u0000b', 'a\ud800', 'x'.repeat(900_000)]
    for (const token of [expired.token, revoked.token, ...hostile]) {
      expect(await look(token)).toBeNull()
      const input = { token }
      expect(await visitorsPage.refusal(COUNT, { input })).toMatchObject(GONE)
      expect(await visitorsPage.refusal(UNLOCK, { input: { token, passcode: 'meadow' } })).toMatchObject(GONE)
    }
    for (const token of [expired.token, revoked.token, 'unknown']) {
      const response = await visitor.fetch({ method: 'GET', url: `/api/shares/${token}/profiles.pdf` })
      expect([response.statusCode, response.json().message]).toEqual([404, GONE.message])
    }
  })

  test('hides deleted talents and talents who withdrew their consent', async () => {
    const names = ['Dora Deleted', 'Walt Withdrawn', 'Stan Stays']
    const { token, databaseId: id, deal, talents } = await shortlist(recruiter, names)
    const [deleted, withdrawn, stays] = talents
    const ask = `mutation ($input: RequestConsentInput!) { requestConsent(input: $input) { consent { databaseId } } }`
    const { requestConsent } = await staff.run<{ requestConsent: { consent: { databaseId: number } } }>(ask, {
      input: { talentId: withdrawn?.id, dealId: deal.id },
    })
    expect((await profilesOf(token)).map(({ isAvailable }) => isAvailable)).toEqual([true, true, true])
    await staff.run('mutation ($id: Int!) { withdrawConsent(input: { id: $id }) { consent { state } } }', {
      id: requestConsent.consent.databaseId,
    })
    await world.db.dealCandidate.deleteMany({ where: { talentId: deleted?.id } })
    await staff.run('mutation ($id: Int!) { deleteTalent(input: { id: $id }) { deletedTalentId } }', {
      id: deleted?.id,
    })
    const [one, two, three] = await profilesOf(token)
    for (const gone of [one, two]) {
      expect(gone).toMatchObject({ name: '', role: '', line: null, summary: '', techStack: [], isAvailable: false })
    }
    expect(three).toMatchObject({ name: 'Stan S.', isAvailable: true })
    const kept = await world.db.shareItem.findFirstOrThrow({ where: { shareId: id, talentId: null } })
    expect(kept).toMatchObject({ shown: {}, line: null, kept: [] })
    const STAFF =
      'query ($id: Int!) { talent(id: $id) { shares { edges { node { items { shown { name isAvailable } } } } } } }'
    expect(await staff.run(STAFF, { id: stays?.id })).toMatchObject({
      talent: { shares: { edges: [{ node: { items: [{ shown: { name: '', isAvailable: false } }, {}, {}] } }] } },
    })
    await staff.run('mutation ($id: Int!) { renewShare(input: { id: $id }) { share { id } } }', { id })
    expect(await profilesOf(token)).toMatchObject([{ name: '', isAvailable: false }, { name: 'Stan S.' }])
  })

  test('still works after the deletion of the deal and the company', async () => {
    const { token, deal } = await shortlist(recruiter, ['Lena Left'])
    await staff.run('mutation ($id: Int!) { deleteDeal(input: { id: $id }) { deletedDealId } }', { id: deal.id })
    await staff.run('mutation ($id: Int!) { deleteCompany(input: { id: $id }) { deletedCompanyId } }', {
      id: deal.companyId,
    })
    const seen = await look(token)
    expect(seen?.content).toMatchObject({ position: 'Platform Engineer', profiles: [{ name: 'Lena L.' }] })
  })
})

describe('a passcode', () => {
  const unlock = async (token: string, passcode: string) =>
    (await visitorsPage.run<{ unlockClientShare: { key: string } }>(UNLOCK, { input: { token, passcode } }))
      .unlockClientShare.key

  test('is required before anything is shown; changing it invalidates the old keys', async () => {
    const { token, databaseId: id } = await shortlist(recruiter, ['Lock Smith'], { passcode: 'meadow' })
    for (const key of [undefined, '', 'x', 'a\u0000', '€'.repeat(43), 'A'.repeat(43)]) {
      expect(await look(token, key)).toMatchObject({ isLocked: true, agency: { name: 'Fine Agency' }, content: null })
      expect(await visitorsPage.refusal(COUNT, { input: { token, key } })).toMatchObject({ code: 'FORBIDDEN' })
    }
    const pdf = await visitor.fetch({ method: 'GET', url: `/api/shares/${token}/profiles.pdf` })
    expect(pdf.statusCode).toBe(403)
    const key = await unlock(token, ' meadow ')
    expect((await look(token, key))?.content?.profiles).toMatchObject([{ name: 'Lock S.' }])
    await staff.run('mutation ($id: Int!) { updateShare(input: { id: $id, passcode: "harbour" }) { share { id } } }', {
      id,
    })
    expect(await look(token, key)).toMatchObject({ isLocked: true, content: null })
    await staff.run('mutation ($id: Int!) { updateShare(input: { id: $id, passcode: "" }) { share { id } } }', { id })
    expect(await look(token)).toMatchObject({ isLocked: false })
    expect(await unlock(token, 'whatever')).toEqual(expect.any(String))
  })

  test('allows five guesses per address, also when they are concurrent', async () => {
    const { token } = await shortlist(recruiter, ['Lock Smith'], { passcode: 'meadow' })
    const refusal = (passcode: string) => visitorsPage.refusal(UNLOCK, { input: { token, passcode } })
    const refused = await Promise.all(['a', 'b'.repeat(64), 'c'.repeat(100_000), 'd\u0000', 'e', 'f', 'g'].map(refusal))
    const codes = refused.map(({ code }) => code).sort()
    expect(codes).toEqual([...Array(5).fill('INVALID_INPUT'), 'TOO_MANY', 'TOO_MANY'])
    const wrong = refused.find(({ code }) => code === 'INVALID_INPUT')
    expect(wrong?.fields).toEqual({ passcode: 'This passcode is not right' })
    expect(await refusal('meadow')).toMatchObject({ code: 'TOO_MANY', retryAfter: expect.any(Number) })
  })
})

describe('the frozen PDF', () => {
  const fetchPdf = (token: string, headers = {}, query = '') =>
    visitor.fetch({ method: 'GET', url: `/api/shares/${token}/profiles.pdf${query}`, headers })

  test('changes only when the share is renewed, and its headers contain no names', async () => {
    const { token, databaseId: id, talents } = await shortlist(recruiter, ['Jane Doe'])
    const [one] = talents
    const first = await fetchPdf(token)
    await world.db.talent.update({
      where: { id: one?.id ?? 0 },
      data: { summary: 'Changed', version: { increment: 1 } },
    })
    expect((await fetchPdf(token)).body).toBe(first.body)
    await staff.run('mutation ($id: Int!) { renewShare(input: { id: $id }) { share { id } } }', { id })
    const second = await fetchPdf(token)
    expect([second.statusCode, second.body.startsWith('%PDF-'), second.body === first.body]).toEqual([200, true, false])
    expect(second.headers['content-disposition']).toContain('profiles.pdf')
    expect(JSON.stringify(second.headers)).not.toMatch(/jane|doe/i)
    const records = await world.db.introduction.findMany({ where: { shareId: id }, orderBy: { id: 'asc' } })
    const hashes = [first, second].map(({ rawPayload }) => createHash('sha256').update(rawPayload).digest('hex'))
    expect(records.map(({ pdfHash }) => pdfHash)).toEqual(hashes)
    expect((await verifyLedger(world)).faults).toEqual([])
  })

  test('is stored once for a share sent twice, and not for a refused share', async () => {
    const { id: talentId } = await make.talent()
    const before = await world.db.storedFile.count()
    const input = { talents: [{ talentId }], idempotencyKey: 'pdf-once' }
    await share(recruiter, input)
    await share(recruiter, input)
    await expect(share(recruiter, { ...input, recipientName: 'Other' })).rejects.toThrow('CONFLICT')
    expect(await world.db.storedFile.count()).toBe(before + 1)
  })

  test('needs the key of a locked share, in a header or in the address', async () => {
    const { token } = await shortlist(recruiter, ['Jane Doe'], { passcode: 'meadow' })
    const { unlockClientShare } = await visitorsPage.run<{ unlockClientShare: { key: string } }>(UNLOCK, {
      input: { token, passcode: 'meadow' },
    })
    const { key } = unlockClientShare
    expect((await fetchPdf(token)).statusCode).toBe(403)
    expect((await fetchPdf(token, { 'x-share-key': 'wrong' })).statusCode).toBe(403)
    expect((await fetchPdf(token, { 'x-share-key': key })).statusCode).toBe(200)
    expect((await fetchPdf(token, {}, `?key=${key}`)).statusCode).toBe(200)
  })

  test('leaves out hidden talents, while the frozen file remains as proof', async () => {
    const talents = await Promise.all(['Jane Doe', 'Max Frank', 'Ola Berg'].map(name => make.talent({ name })))
    const { token } = await share(recruiter, { talents: talents.map(({ id }) => ({ talentId: id })) })
    const files = () => world.db.storedFile.count({ where: { kind: 'INTRODUCTION' } })
    const before = await files()
    const id = talents[1]?.id
    await staff.run('mutation ($id: Int!) { deleteTalent(input: { id: $id }) { deletedTalentId } }', { id })
    expect((await look(token))?.content?.pdfUrl).toBe(`/api/shares/${token}/profiles.pdf`)
    const { text } = await readPdf((await fetchPdf(token)).rawPayload)
    expect(text).toMatch(/2 profiles.*Jane D\..*Ola B\./)
    expect(text).not.toContain('Max')
    expect(await files()).toBe(before)
  })

  test('is a 404 once all its talents are hidden', async () => {
    const { id: talentId } = await make.talent({ name: 'Jane Doe' })
    const { token } = await share(recruiter, { talents: [{ talentId }] })
    expect((await fetchPdf(token)).statusCode).toBe(200)
    await staff.run('mutation ($id: Int!) { deleteTalent(input: { id: $id }) { deletedTalentId } }', { id: talentId })
    expect((await fetchPdf(token)).statusCode).toBe(404)
    expect((await look(token))?.content?.pdfUrl).toBeNull()
  })
})
