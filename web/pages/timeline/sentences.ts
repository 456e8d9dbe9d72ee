/** A field's value before and after, as the API tells it. */
export type Change = {
  readonly field: string
  readonly before: string | null | undefined
  readonly after: string | null | undefined
}

/** What somebody did, in words that follow their name, and the changes those words do not tell. */
export function sentenceOf(kind: string, changes: readonly Change[]): { words: string; rest: readonly Change[] } {
  const [change] = changes
  if (kind in statusSentences && change?.before && change.after) {
    return { words: `${statusSentences[kind]} from ${change.before} to ${change.after}`, rest: changes.slice(1) }
  }
  // It can be read in full a little above.
  if (kind === 'comment.added') return { words: 'commented', rest: [] }
  return { words: sentences[kind] ?? unknown(kind), rest: changes }
}

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
  'deal.winnerSelected': 'selected the candidate',
  'deal.winnerCleared': 'took the selection back',
  'candidate.added': 'added a candidate',
  'candidate.updated': 'changed a candidate',
  'candidate.removed': 'removed a candidate',
  'application.received': 'applied',
  'application.becameTalent': 'made a talent of an applicant',
  'application.updated': 'changed an application',
  'application.removed': 'removed an application',
  'billing.updated': 'updated the billing',
}

/** A kind that this page has no words for yet: 'deal.winnerSelected' reads 'deal: winner selected'. */
function unknown(kind: string) {
  return kind.split('.').map(spaced).join(': ')
}

function spaced(name: string) {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}
