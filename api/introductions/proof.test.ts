import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, visitor } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { readPdf } from '../test/readPdf.ts'

openApp()

let staff: Caller
let id: number

type Share = {
  databaseId: number
  proofUrl: string
  introductions: { databaseId: number; hash: string; pdfHash: string; pdfUrl: string }[]
}

const CREATE = `mutation ($input: CreateShareInput!) { createShare(input: $input) { share {
  databaseId proofUrl introductions { databaseId hash pdfHash pdfUrl }
} } }`

async function share(): Promise<Share> {
  const talent = await make.talent({ name: 'Jane Doe', role: 'Platform Engineer' })
  const input = { recipientName: 'Carla Client', recipientCompany: 'Streamhaus', talents: [{ talentId: talent.id }] }
  return (await staff.run<{ createShare: { share: Share } }>(CREATE, { input })).createShare.share
}

beforeAll(async () => {
  staff = as(await make.user({ firstName: 'Maria', lastName: 'Noor' }))
})

test('the proof of a share lists its records, with the hash of the frozen PDF', async () => {
  const { databaseId, proofUrl, introductions } = await share()
  id = databaseId
  const [record] = introductions
  const answer = await staff.fetch({ method: 'GET', url: proofUrl })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const { text, isTagged } = await readPdf(answer.rawPayload)
  expect(isTagged).toBe(true)
  expect(text).toMatch(/Carla Client, Streamhaus.*Maria Noor.*Jane Doe.*Jane D\..*Platform Engineer/)
  expect(text).toContain(`ledger:verify -- ${record?.databaseId}:${record?.hash}`)
  expect(text).toContain(record?.pdfHash)
  const frozen = await staff.fetch({ method: 'GET', url: record?.pdfUrl ?? '' })
  expect(createHash('sha256').update(frozen.rawPayload).digest('hex')).toBe(record?.pdfHash)
  const profiles = await readPdf(frozen.rawPayload)
  expect(profiles.isTagged).toBe(true)
  expect(profiles.text).toContain('Jane D.')
  expect(JSON.stringify(profiles)).not.toContain('Doe')
})

test('visitors get 401 for known and unknown shares', async () => {
  for (const asked of [id, 2_000_000_000]) {
    const answer = await visitor.fetch({ method: 'GET', url: `/api/shares/${asked}/proof.pdf` })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'NOT_AUTHENTICATED', message: 'Not authenticated' },
    ])
  }
  expect((await staff.fetch({ method: 'GET', url: '/api/shares/2000000000/proof.pdf' })).statusCode).toBe(404)
})
