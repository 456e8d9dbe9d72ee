import { type TalentArea, type TalentStatus, talentAreas, talentStatuses } from '../../api/talents/rules.ts'
import type { Tone, ToneWord } from './tones.ts'

/** Each talent status with its word and colour, in the order they are offered. */
export const talentStatusWords: Record<TalentStatus, ToneWord> = {
  BACKLOG: word('BACKLOG', 'grey'),
  VETTED: word('VETTED', 'blue'),
  INTERVIEWED: word('INTERVIEWED', 'purple'),
  ASSIGNED: word('ASSIGNED', 'green'),
  DROPPED: word('DROPPED', 'red'),
}

/** An area's word; empty for one that this version of the pages does not know. */
export function areaWord(area: TalentArea | Unknown): string {
  return area === '%future added value' ? '' : talentAreas[area]
}

/** How Relay's types put what a newer server might say. */
type Unknown = '%future added value'

function word(status: TalentStatus, tone: Tone): ToneWord {
  return { label: talentStatuses[status], tone }
}
