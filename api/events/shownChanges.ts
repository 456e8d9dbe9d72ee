import { dealAudiences } from '../deals/audiences.ts'
import { type Audience, type FieldRules, isSeen } from '../redaction/audience.ts'
import { talentAudiences } from '../talents/audiences.ts'
import { type EventKind, type EventNoun, nounOf } from './words.ts'

/** The nouns whose columns have rules. */
const RULES: Partial<Record<EventNoun, FieldRules>> = { talent: talentAudiences, deal: dealAudiences }

/** Columns that have another name in answers. */
const NAMES: Partial<Record<EventNoun, Record<string, string>>> = {
  deal: { selectedTalentId: 'selectedCandidateId' },
  share: { passcodeHash: 'hasPasscode', token: 'url' },
}

/** The columns that an update changed and the audience may see, with their names in answers. */
export function shownChanges({ kind, changed }: { kind: EventKind; changed: string[] }, audience: Audience): string[] {
  const noun = nounOf(kind)
  const rules = RULES[noun]
  return changed
    .filter(column => rules === undefined || isSeen(rules, column, audience))
    .map(column => NAMES[noun]?.[column] ?? column)
}
