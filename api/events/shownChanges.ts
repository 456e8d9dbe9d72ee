import { dealAudiences } from '../deals/audiences.ts'
import { type Audience, type FieldRules, isSeen } from '../redaction/audience.ts'
import { talentAudiences } from '../talents/audiences.ts'
import { type EventKind, type EventNoun, nounOf } from './words.ts'

/** The nouns whose columns have rules. */
const RULES: Partial<Record<EventNoun, FieldRules>> = { talent: talentAudiences, deal: dealAudiences }

/** Columns that answers call something else. */
const NAMES: Partial<Record<EventNoun, Record<string, string>>> = {
  deal: { selectedTalentId: 'selectedCandidateId' },
  share: { passcodeHash: 'hasPasscode', token: 'url' },
}

/** The columns that an update changed, as far as the audience may see them and by the names that answers have. */
export function shownChanges({ kind, changed }: { kind: EventKind; changed: string[] }, audience: Audience): string[] {
  const noun = nounOf(kind)
  const rules = RULES[noun]
  return changed
    .filter(column => rules === undefined || isSeen(rules, column, audience))
    .map(column => NAMES[noun]?.[column] ?? column)
}
