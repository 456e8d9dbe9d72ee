import { expect, test } from 'vitest'
import { openApp, world } from '../test/harness.ts'
import { readPdf } from '../test/readPdf.ts'
import { type PrintedRecord, type Proof, printProof } from './proofPdf.ts'

openApp()

const hash = (digit: string) => digit.repeat(64)

const shared: PrintedRecord = {
  ...{ id: 12, event: 'SHARED', at: new Date('2026-11-21T14:05:09Z'), contentHash: hash('a'), pdfHash: hash('b') },
  ...{ previousHash: hash('0'), hash: hash('c'), isErased: false },
  profiles: [{ name: 'Jane Doe', shownAs: 'Jane D.', role: 'Engineer' }],
}

const proof: Proof = {
  ...{ shareId: 7, recipientName: 'Carla Client', recipientCompany: 'Streamhaus', position: 'Data Lead' },
  ...{ sharedBy: 'Maria Noor', openCount: 2, firstOpenedAt: new Date('2026-11-22T08:00:00Z') },
  ...{ lastOpenedAt: new Date('2026-11-23T09:00:00Z'), expiresAt: null, revokedAt: null },
  ...{ records: [shared], at: new Date('2026-12-01T10:00:00Z') },
}

test('the proof contains the recipient, talents, openings and hashes', async () => {
  const { text, pages, info } = await readPdf(await printProof(world, proof))
  expect(pages).toHaveLength(1)
  expect(info.Title).toBe('Proof of introduction, share 7')
  expect(text).toMatch(/Carla Client, Streamhaus.*Data Lead.*Nov 21, 2026, 14:05:09 UTC.*Maria Noor.*2 times/)
  expect(text).toMatch(/First opened Nov 22, 2026, 08:00:00 UTC.*Nov 23, 2026, 09:00:00 UTC/)
  expect(text).toMatch(/Record 12.*Jane Doe.*Jane D\..*Engineer/)
  for (const digit of ['a', 'b', '0', 'c']) expect(text).toContain(hash(digit))
  expect(text).toContain(`npm run ledger:verify -- 12:${hash('c')}`)
})

test('the proof of erased content contains no names', async () => {
  const opened = { ...shared, id: 13, event: 'OPENED' as const, pdfHash: null, profiles: [], hash: hash('d') }
  const erased = { ...shared, profiles: [], isErased: true }
  const { text } = await readPdf(await printProof(world, { ...proof, records: [erased, opened] }))
  expect(text).toContain('What was shown has been erased since')
  expect(text.match(/SHA-256 of what was shown/g)).toHaveLength(1)
  expect(text).toContain('Record 13: Opened for the first time')
  expect(text).not.toContain('Jane')
  expect(text).toContain(`ledger:verify -- 13:${hash('d')}`)
})
