import type { AgencyReads } from '../agency/agency.ts'
import { letterheadOf } from '../agency/letterhead.ts'
import type { Deps } from '../deps.ts'
import type { Block, Fact } from '../print/document.ts'
import { dayOf, momentOf } from '../rules/days.ts'

/** A record of the ledger, prepared for printing. */
export type PrintedRecord = {
  id: number
  event: 'SHARED' | 'RENEWED' | 'OPENED'
  at: Date
  contentHash: string
  /** The SHA-256 of the PDF frozen with the record. */
  pdfHash: string | null
  previousHash: string
  hash: string
  /** The talents shown with this record, in the order of the share; empty for an opening. */
  profiles: { name: string; role: string; shownAs: string }[]
  /** True if the content was erased on request. The hashes remain. */
  isErased: boolean
}

/** The content of the proof of a share. */
export type Proof = {
  shareId: number
  recipientName: string
  recipientCompany: string
  position: string | null
  sharedBy: string | null
  openCount: number
  firstOpenedAt: Date | null
  lastOpenedAt: Date | null
  expiresAt: Date | null
  revokedAt: Date | null
  /** All records of the share, oldest first. */
  records: PrintedRecord[]
  /** The time of printing. */
  at: Date
}

type Printing = AgencyReads & Pick<Deps, 'storage' | 'printer'>

const EVENTS = { SHARED: 'Shared', RENEWED: 'Renewed', OPENED: 'Opened for the first time' } as const

/** Prints the proof of an introduction: recipient, talents, times, and how to verify it. Throws Unavailable. */
export async function printProof(context: Printing, proof: Proof): Promise<Buffer> {
  const { printer } = context
  const { pdf } = await printer.print({
    title: `Proof of introduction, share ${proof.shareId}`,
    letterhead: await letterheadOf(context),
    blocks: [
      { kind: 'title', level: 1, text: 'Proof of introduction', note: `Share ${proof.shareId}, ${recipientOf(proof)}` },
      { kind: 'facts', facts: factsOf(proof) },
      ...proof.records.flatMap(recordBlocks),
      { kind: 'section', text: 'How to check this' },
      ...howToCheck(proof.records),
    ],
  })
  return pdf
}

const recipientOf = ({ recipientName, recipientCompany }: Proof) =>
  [recipientName, recipientCompany].filter(text => text !== '').join(', ')

function factsOf(proof: Proof): Fact[] {
  const { position, sharedBy, openCount, firstOpenedAt, lastOpenedAt, expiresAt, revokedAt } = proof
  const [first] = proof.records
  return [
    { label: 'Introduced to', text: recipientOf(proof) },
    ...(position ? [{ label: 'Position', text: position }] : []),
    ...(first ? [{ label: 'Shared', text: momentOf(first.at) }] : []),
    ...(sharedBy ? [{ label: 'Shared by', text: sharedBy }] : []),
    { label: 'Opened', text: openCount === 0 ? 'Not yet' : openCount === 1 ? 'Once' : `${openCount} times` },
    ...(firstOpenedAt ? [{ label: 'First opened', text: momentOf(firstOpenedAt) }] : []),
    ...(lastOpenedAt && openCount > 1 ? [{ label: 'Last opened', text: momentOf(lastOpenedAt) }] : []),
    ...(revokedAt ? [{ label: 'Revoked', text: momentOf(revokedAt) }] : []),
    ...(expiresAt && !revokedAt ? [{ label: 'Link expires', text: dayOf(expiresAt) }] : []),
    { label: 'Printed', text: momentOf(proof.at) },
  ]
}

function recordBlocks({ id, event, at, profiles, isErased, ...hashes }: PrintedRecord): Block[] {
  return [
    { kind: 'section', text: `Record ${id}: ${EVENTS[event]} on ${momentOf(at)}` },
    ...(profiles.length > 0 ? [shownTable(profiles)] : []),
    ...(isErased ? [{ kind: 'paragraph', text: ERASED, isQuiet: true } as const] : []),
    {
      kind: 'facts',
      facts: [
        ...(event === 'OPENED' ? [] : [code('SHA-256 of what was shown', hashes.contentHash)]),
        ...(hashes.pdfHash ? [code('SHA-256 of the PDF that was frozen with it', hashes.pdfHash)] : []),
        code('Hash of the record before it', hashes.previousHash),
        code(`Hash of record ${id}`, hashes.hash),
      ],
    },
  ]
}

const code = (label: string, text: string): Fact => ({ label, text, isCode: true })

const ERASED = 'What was shown has been erased since, as the law may demand. Its hash stays.'

const shownTable = (profiles: PrintedRecord['profiles']): Block => ({
  kind: 'table',
  widths: [3, 3, 4],
  head: ['Talent', 'Shown as', 'Role'],
  rows: profiles.map(({ name, shownAs, role }) => [name, shownAs, role]),
})

function howToCheck(records: PrintedRecord[]): Block[] {
  const last = records.at(-1)
  const command = last ? [code('Command', `npm run ledger:verify -- ${last.id}:${last.hash}`)] : []
  return [
    {
      kind: 'paragraph',
      text: 'Each record names the hash of the one before it, so a record that was changed, removed or added later shows. This command reads the whole ledger and its files again, and reports whether the last record above is still in it:',
    },
    { kind: 'facts', facts: command },
    {
      kind: 'paragraph',
      isQuiet: true,
      text: 'The hash of a PDF is checked by any program for SHA-256, for example: sha256sum profiles.pdf',
    },
  ]
}
