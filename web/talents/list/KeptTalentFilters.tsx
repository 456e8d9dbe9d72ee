import type { More } from '../../list/listAddress.ts'
import { KeptFilters } from '../../list/views/KeptFilters.tsx'
import { moreInWords } from './moreFilterWords.ts'

/** The further filters of talents that a view keeps. */
export function KeptTalentFilters({ more }: { more: More }) {
  return <KeptFilters terms={moreInWords(more)} />
}
