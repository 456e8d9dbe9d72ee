import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from '../app/links.tsx'
import { Dash } from '../components/Dash.tsx'
import { formatDate } from '../components/dates.ts'
import { MatchBadge } from '../components/MatchBadge.tsx'
import { PersonAvatar } from '../components/PersonAvatar.tsx'
import { Pills } from '../components/Pills.tsx'
import { type RecordMenuItem, RowMenu } from '../components/RecordMenu.tsx'
import { ActionCell, Cell, NameCell, Row } from '../components/table/cells.tsx'

/** A candidate in the table, in the order of the columns. */
export function CandidateRow(candidate: ShapeProps) {
  const { name, to, source, badge, role, resume } = candidate
  const styles = useStyles()
  return (
    <Row>
      <NameCell media={<PersonAvatar name={name} pictureUrl={candidate.pictureUrl} />}>
        <span className={styles.name}>
          <span className={styles.words}>
            {to ? (
              <Link to={to}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </span>
          <span className={styles.source}>{source}</span>
        </span>
      </NameCell>
      <Cell>
        <MatchBadge percentage={candidate.match} />
      </Cell>
      <Cell>{candidate.status}</Cell>
      <Cell width="160px">{badge ?? (role || <Dash />)}</Cell>
      <Cell width="236px">
        <Pills items={candidate.techStack} more="" />
      </Cell>
      <Cell quiet>{formatDate(candidate.addedAt)}</Cell>
      <Cell width="110px">{candidate.notes}</Cell>
      <ActionCell before={resume}>
        <RowMenu label={`Actions for ${name}`} actions={candidate.actions} />
      </ActionCell>
    </Row>
  )
}

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
  actions: readonly RecordMenuItem[]
}

const useStyles = makeStyles({
  // Two lines, so that the whole row has room on a laptop.
  name: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
  source: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
})
