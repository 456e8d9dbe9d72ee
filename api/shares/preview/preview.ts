import { LRUCache } from 'lru-cache'
import { agencyOf, keepsNamedLinks, type PublicAgency } from '../../agency/agency.ts'
import type { Context } from '../../context.ts'
import type { Cut, Mark } from '../../redaction/seen.ts'
import { parse } from '../../rules/parse.ts'
import { type ClientContent, profileOf } from '../client/clientShare.ts'
import { previewShareRules } from '../rules.ts'
import { goneFrom } from '../snapshot/availability.ts'
import {
  type Choices,
  type Drafted,
  draftTalents,
  type Frozen,
  freezeLine,
  freezeNote,
  freezeTalent,
  inTurns,
} from '../snapshot/takeSnapshots.ts'
import { demandPlace, findPlace } from '../staff/shareRecipient.ts'
import { usualExpiry } from '../staff/shares.ts'
import { MOST_TALENTS } from '../words.ts'
import { basisOf } from './fingerprint.ts'

/** A share before it is made. Texts are redacted when they are asked for: a preview of a note needs no profiles. */
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
  line: () => Cut | null
  marks: () => Promise<Mark[]>
}

/**
 * What the client would get by a share with these choices at the moment, and what is removed from it. Recipient and company
 * may still be missing. Throws Forbidden, InvalidInput, NotFound, and Conflict when a talent has another version than the one named.
 */
export async function previewShare(
  context: Pick<Context, 'viewer' | 'db' | 'clock' | 'settings' | 'versions'>,
  input: Record<string, unknown>,
): Promise<SharePreview> {
  const { talents: asked, sections, showsNames, expiresAt, ...letter } = parse(previewShareRules, input)
  demandPlace(context.viewer, letter)
  const choices = { sections, showsNames, keepsNamedLinks: await keepsNamedLinks(context) }
  const place = await findPlace(context.db, letter)
  const drafted = await draftTalents(context.db, asked)
  const isGone = await goneFrom(context.db, place, asked)
  const now = context.clock.now()
  const { position, needs, recipientCompany } = place

  const note = once(() => freezeNote(letter.note, drafted, choices))
  const frozen = once(() => inTurns(drafted, each => remembered(each, choices)))
  return {
    basis: basisOf({ ...choices, position, needs }),
    agency: () => agencyOf(context),
    content: {
      ...{ recipientName: letter.recipientName ?? '', recipientCompany, position, needs },
      ...{ sharedAt: now, expiresAt: usualExpiry(expiresAt, now), pdfUrl: null },
      note: () => note()?.text ?? null,
      profiles: async () => (await frozen()).map(each => unsent(each, { needs, isGone: isGone(each) })),
    },
    talents: drafted.map((each, at) => ({
      ...{ talentId: each.row.id, version: each.row.version },
      line: () => freezeLine(each, choices),
      marks: async () => (await frozen())[at]?.marks ?? [],
    })),
    noteMarks: () => note()?.marks ?? [],
  }
}

/** Profiles as they were last previewed: with each piece that is kept, all of a shortlist are asked for again. */
const previewed = new LRUCache<string, Frozen>({ max: 4 * MOST_TALENTS })

function remembered({ row, asked }: Drafted, choices: Choices): Frozen {
  const key = JSON.stringify([row, asked.kept, asked.line, choices])
  const frozen = previewed.get(key) ?? freezeTalent({ row, asked }, choices)
  previewed.set(key, frozen)
  return frozen
}

/** A profile as it will be sent: nobody has answered about it. */
export const unsent = ({ talentId, line, shown }: Frozen, of: Parameters<typeof profileOf>[1]) =>
  profileOf({ key: `${talentId}`, line, shown, answer: null }, of)

function once<Value>(work: () => Value): () => Value {
  let done: { value: Value } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}
