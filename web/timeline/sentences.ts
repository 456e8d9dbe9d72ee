/** A field's value before and after, as the API tells it. */
export type Change = {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** Stands in a sentence for the talent or applicant whom it is about. */
export const PERSON = '{person}'

/**
 * What somebody did, in words that follow their name, and the changes those words do not tell. Where it was done with a
 * talent or an applicant, PERSON stands for their name.
 */
export function sentenceOf(kind: string, changes: readonly Change[]): { words: string; rest: readonly Change[] } {
  const [change] = changes
  if (kind in statusSentences && change?.before && change.after) {
    return { words: `${statusSentences[kind]} from ${change.before} to ${change.after}`, rest: changes.slice(1) }
  }
  if (moves.has(kind)) {
    const rest = changes.filter(({ field }) => field !== 'applicant')
    const status = rest.find(({ field }) => field === 'status')?.after
    if (status) return { words: `moved ${PERSON} to ${status}`, rest: rest.filter(({ field }) => field !== 'status') }
    return { words: sentences[kind] ?? unknown(kind), rest }
  }
  // It can be read in full a little above.
  if (kind === 'comment.added') return { words: 'commented', rest: [] }
  const named = sentences[kind]?.includes(PERSON) ? changes.filter(({ field }) => field !== 'applicant') : changes
  return { words: sentences[kind] ?? unknown(kind), rest: named }
}

/** What moves somebody to another status, or notes something about them. */
const moves = new Set(['candidate.updated', 'application.updated'])

const statusSentences: Record<string, string> = {
  'talent.statusChanged': 'changed the status',
  'company.statusChanged': 'changed the status',
  'deal.statusChanged': "changed the deal's status",
}

const sentences: Record<string, string> = {
  ...statusSentences,
  'talent.created': 'added this talent',
  'talent.updated': 'edited the profile',
  'talent.shared': 'made a public link',
  'talent.shareRevoked': 'revoked the public link',
  'comment.deleted': 'deleted a comment',
  'file.uploaded': 'uploaded a file',
  'company.created': 'added this company',
  'company.updated': 'edited the company',
  'deal.created': 'added the deal',
  'deal.duplicated': 'duplicated a deal',
  'deal.updated': 'edited the deal',
  'deal.deleted': 'deleted a deal',
  'deal.shared': 'made an application link',
  'deal.applicationLimitSet': 'set the application limit',
  'deal.winnerSelected': `selected ${PERSON}`,
  'deal.winnerCleared': 'cleared the selected candidate',
  'candidate.added': `added ${PERSON} as a candidate`,
  'candidate.updated': `updated ${PERSON}`,
  'candidate.removed': `removed ${PERSON} from the candidates`,
  'application.received': 'applied',
  'application.becameTalent': `turned ${PERSON} into a talent`,
  'application.updated': `updated the application of ${PERSON}`,
  'application.removed': `removed the application of ${PERSON}`,
  'billing.updated': `updated the billing of ${PERSON}`,
}

/** A kind that this page has no words for yet: 'deal.winnerSelected' reads 'deal: winner selected'. */
function unknown(kind: string) {
  return kind.split('.').map(spaced).join(': ')
}

function spaced(name: string) {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
