import type { ReactNode } from 'react'
import type { RowAction } from '../components/table/RowMenu.tsx'

/** What a row of the table and a card on a phone show alike, of candidates of both kinds. */
export type ShapeProps = {
  name: string
  /** Where the name leads; null where there is no page. */
  to: string | null
  pictureUrl?: string | null
  source: 'Internal' | 'External'
  /** How far the reading of a resume has come, where it has not told the role yet. */
  badge?: ReactNode
  match: number | null | undefined
  status: ReactNode
  role: string | null | undefined
  techStack: readonly string[]
  addedAt: string
  notes: ReactNode
  /** An applicant's resume. */
  resume?: ReactNode
  actions: readonly RowAction[]
}
