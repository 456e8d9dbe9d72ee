import { LRUCache } from 'lru-cache'
import { agencyOf, keepsNamedLinks, type PublicAgency } from '../../agency/agency.ts'
import { withdrawnFor } from '../../consents/consents.ts'
import type { Context } from '../../context.ts'
import type { Mark, RedactedText } from '../../redaction/seen.ts'
import { parse } from '../../rules/parse.ts'
import { type ClientContent, profileOf } from '../client/clientShare.ts'
import { previewShareRules } from '../rules.ts'
import {
  type ChosenTalent,
  mapWithPauses,
  readTalents,
  redactLine,
  redactNote,
  type ShareChoices,
  type TalentSnapshot,
  takeSnapshot,
} from '../snapshot/takeSnapshots.ts'
import { demandRecipientScopes, findRecipient, fingerprintOf } from '../staff/shareRecipient.ts'
import { usualExpiry } from '../staff/shares.ts'
import { MOST_TALENTS } from '../words.ts'

/** A share before its creation. Texts are redacted only when read, as a preview of the note needs no profiles. */
export type SharePreview = {
  basis: string
  agency: () => Promise<PublicAgency>
  content: ClientContent
  talents: PreviewedTalent[]
  noteMarks: () => Mark[]
}

export type PreviewedTalent = {
  talentId: number
  version: number
  line: () => RedactedText | null
  marks: () => Promise<Mark[]>
}

/**
 * The page that the client would get now from a share with these choices, and the pieces of text removed from the page.
 * Recipient and company may still be missing. Throws Forbidden, InvalidInput, NotFound, and Conflict when a talent's
 * version is not current.
 */
export async function previewShare(
  context: Pick<Context, 'viewer' | 'db' | 'clock' | 'settings' | 'versions'>,
  input: Record<string, unknown>,
): Promise<SharePreview> {
  const { talents: choice, sections, showsNames, expiresAt, ...letter } = parse(previewShareRules, input)
  demandRecipientScopes(context.viewer, letter)
  const choices = { sections, showsNames, keepsNamedLinks: await keepsNamedLinks(context) }
  const recipient = await findRecipient(context.db, letter)
  const chosenTalents = await readTalents(context.db, choice)
  const ids = chosenTalents.map(({ row }) => row.id)
  const withdrawn = await withdrawnFor(context.db, recipient.dealId, ids)
  const now = context.clock.now()
  const { position, needs, recipientCompany } = recipient

  const note = once(() => redactNote(letter.note, chosenTalents, choices))
  const snapshots = once(() => mapWithPauses(chosenTalents, each => cachedSnapshot(each, choices)))
  return {
    basis: fingerprintOf({ ...choices, position, needs }),
    agency: () => agencyOf(context),
    content: {
      ...{ recipientName: letter.recipientName ?? '', recipientCompany, position, needs },
      ...{ sharedAt: now, expiresAt: usualExpiry(expiresAt, now), pdfUrl: null },
      note: () => note()?.text ?? null,
      profiles: async () =>
        (await snapshots()).map(each => unanswered(each, { needs, isAvailable: !withdrawn.has(each.talentId) })),
    },
    talents: chosenTalents.map((each, at) => ({
      ...{ talentId: each.row.id, version: each.row.version },
      line: () => redactLine(each, choices),
      marks: async () => (await snapshots())[at]?.marks ?? [],
    })),
    noteMarks: () => note()?.marks ?? [],
  }
}

/** The cache of previewed profiles: for each piece that the sharer keeps, the page requests all profiles again. */
const previewed = new LRUCache<string, TalentSnapshot>({ max: 4 * MOST_TALENTS })

function cachedSnapshot({ row, choice }: ChosenTalent, choices: ShareChoices): TalentSnapshot {
  const key = JSON.stringify([row, choice.kept, choice.line, choices])
  const snapshot = previewed.get(key) ?? takeSnapshot({ row, choice }, choices)
  previewed.set(key, snapshot)
  return snapshot
}

/** A profile without an answer by the client. */
export const unanswered = ({ talentId, line, shown }: TalentSnapshot, of: Parameters<typeof profileOf>[1]) =>
  profileOf({ key: `${talentId}`, line, shown, answer: null }, of)

function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}
