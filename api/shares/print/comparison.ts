import type { ProfileSnapshot } from '../snapshot/snapshot.ts'
import { skillsShown } from '../snapshot/wantedSkills.ts'
import { shareSections } from '../words.ts'

/** A column of the table that compares profiles. `width`: its part of a printed line. */
export type ComparisonColumn = { head: string; width: number; cell: (shown: ProfileSnapshot) => string }

/** What profiles are compared by, in print and as CSV. Columns that are empty everywhere are left out. */
export function comparisonOf(profiles: readonly ProfileSnapshot[], needs: string[]): ComparisonColumn[] {
  const met = (shown: ProfileSnapshot) => {
    const names = skillsShown(needs, shown)
    return `${names.length} of ${needs.length}${names.length > 0 ? `: ${names.join(', ')}` : ''}`
  }
  const columns: ComparisonColumn[] = [
    { head: 'Name', width: 3, cell: shown => shown.name },
    { head: 'Role', width: 4, cell: shown => shown.role },
    { head: shareSections.SENIORITY, width: 2.4, cell: shown => shown.seniority },
    { head: 'Skills asked for', width: 4, cell: shown => (needs.length > 0 ? met(shown) : '') },
    { head: shareSections.AVAILABILITY, width: 3, cell: shown => shown.availability },
    { head: shareSections.RATE, width: 3, cell: shown => shown.rate },
  ]
  return columns.filter(({ cell }) => profiles.some(shown => cell(shown) !== ''))
}
