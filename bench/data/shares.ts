import { seededRandom } from '@talentdesk/reader/bench/random'
import { canonical, FIRST_HASH, hashOf, sha256 } from '../../api/introductions/chain.ts'
import { USUAL_SECTIONS } from '../../api/shares/words.ts'
import type { Row } from './copy.ts'
import { candidateRows, dealRow } from './deals.ts'
import { talentRow } from './talents.ts'
import { nameOf, pick } from './words.ts'

/* Each deal is shared once, with all of its candidates. A share has the same id as its deal. */

type Agency = { talents: number; companies: number }

/** Factor of share ids in the ids of their items. Greater than the number of candidates of any deal. */
const MOST_ITEMS = 10

export function shareRow(id: number, companies: number): Row {
  const random = seededRandom(`share ${id}`)
  const { companyId = null, title = null, createdAt = null } = dealRow(id, companies)
  const { first, last } = nameOf(random)
  return {
    ...{ id, token: `share ${id}`, recipientName: `${first} ${last}`, recipientCompany: 'The client', companyId },
    ...{ dealId: id, position: title, sections: USUAL_SECTIONS, createdAt, frozenAt: createdAt },
  }
}

export function shareItemRows(shareId: number, { talents }: Agency): Row[] {
  return candidateRows(shareId, talents).map(({ talentId = null }, position) => {
    const { name = '', role = '', area = '', seniority = '', summary = '' } = talentRow(Number(talentId))
    const shown = {
      ...{ name: String(name).replace(/(?<=\S \S)\S+$/, '.'), role, area, seniority, summary, companies: '' },
      ...{ techStack: [], keyHighlights: [], previousCompanies: [], portfolioUrls: [], portfolioOnRequest: false },
      ...{ availability: '', rate: '' },
    }
    return {
      ...{ id: shareId * MOST_ITEMS + position, key: `item ${shareId} ${position}`, shareId, talentId, position },
      ...{ shown: JSON.stringify(shown), talentVersion: 1 },
    }
  })
}

/** The client's answer about the first talent, in every second share. */
export function shareAnswerRows(shareId: number, { talents }: Agency): Row[] {
  if (shareId % 2 > 0 || candidateRows(shareId, talents).length === 0) return []
  const random = seededRandom(`answer ${shareId}`)
  return [{ itemId: shareId * MOST_ITEMS, answer: pick(random, ['INTERESTED', 'NOT_THIS_ONE']) }]
}

/** The records of the ledger with ids greater than `after`. Computes the hash chain from its first record. */
export function* introductionRows({ after, last }: { after: number; last: number }, companies: number): Generator<Row> {
  let previousHash = FIRST_HASH
  for (let id = 1; id <= last; id += 1) {
    const at = dealRow(id, companies).createdAt as Date
    const content = canonical({ items: [] })
    const record = { id, at, shareId: id, contentHash: sha256(content), pdfHash: null, previousHash }
    const hash = hashOf({ event: 'SHARED', ...record })
    previousHash = hash
    if (id > after) yield { event: 'SHARED', ...record, content, hash }
  }
}

/** A request for consent to the first candidate of a deal. 80 % of these candidates have agreed. */
export function consentRows(dealId: number, { talents }: Agency): Row[] {
  const random = seededRandom(`consent ${dealId}`)
  return candidateRows(dealId, talents)
    .slice(0, 1)
    .map(({ talentId = null, createdAt = null }) => ({
      ...{ talentId, dealId, token: `consent ${dealId}`, wording: 'I agree to be presented for this position.' },
      ...{ requestedAt: createdAt, confirmedAt: random.next() < 0.8 ? createdAt : null },
    }))
}

/** A ban on contact between a company and a talent, for every fifth company. */
export function contactBanRows(companyId: number, { talents }: Agency): Row[] {
  const random = seededRandom(`ban ${companyId}`)
  if (companyId % 5 > 0) return []
  return [{ companyId, talentId: random.between(1, talents), askedBy: pick(random, ['CLIENT', 'TALENT']) }]
}
