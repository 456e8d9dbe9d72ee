import { Link as ActLink, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { CandidateStatus } from '../../api/candidates/words.ts'
import { Link } from '../app/links.tsx'
import { PersonAvatar } from '../components/Avatars.tsx'
import { formatDate } from '../components/format.ts'
import type { MenuAction } from '../components/OpenMenu.tsx'
import { Pills } from '../components/Pills.tsx'
import { RowMenu } from '../components/RecordMenu.tsx'
import { MatchBadge } from '../components/StatusBadge.tsx'
import { StatusSelect } from '../components/StatusSelect.tsx'
import { candidateStatusWords } from '../components/statuses.ts'
import { caption, column, row, small, wide } from '../components/styles.ts'
import { ActionCell, Cell, NameCell, Row, RowDetails } from '../components/table/cells.tsx'
import { Dash } from '../components/texts.tsx'
import { knownStatus } from './applicants.ts'
import { NotesButton } from './NotesButton.tsx'
import { ResumeLink } from './ResumeLink.tsx'

type Facts = {
  name: string
  pictureUrl?: string | null | undefined
  source: 'Internal' | 'External'
  /** The state of reading the resume, shown in place of the role while the role is unknown. */
  badge?: ReactNode
  matchPercentage: number | null | undefined
  role: string | null | undefined
  techStack: readonly string[]
  createdAt: string
}

type Props = Facts & {
  narrow: boolean
  /** The page that the name links to; if null, a click on the name opens the application. */
  to: string | null
  status: CandidateStatus | '%future added value'
  onMove: (status: CandidateStatus) => void
  notes: string | null | undefined
  interviewDate?: string | null | undefined
  onWrite: () => void
  consent?: ReactNode
  resumeUrl?: string | undefined
  answer?: ReactNode
  select?: ReactNode
  actions: readonly MenuAction[]
}

/** A candidate, internal or external: a row of the table, or a card on narrow screens. */
export function Candidate({
  narrow,
  to,
  status,
  onMove,
  onWrite,
  resumeUrl,
  consent,
  answer,
  select,
  actions,
  ...facts
}: Props) {
  const { name, notes, interviewDate } = facts
  const styles = useCardStyles()
  const Layout = narrow ? CandidateCard : CandidateRow
  return (
    <Layout
      {...facts}
      link={
        to ? (
          <Link to={to} className={narrow ? styles.link : undefined}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <ActLink as="button" className={styles.open} onClick={onWrite}>
            <bdi>{name}</bdi>
          </ActLink>
        )
      }
      status={
        <StatusSelect
          label={`Status of ${name}`}
          words={candidateStatusWords}
          value={knownStatus(status)}
          onChange={onMove}
        />
      }
      notes={<NotesButton name={name} notes={notes} interviewDate={interviewDate} onOpen={onWrite} />}
      resume={resumeUrl && <ResumeLink name={name} url={resumeUrl} terse={!narrow} />}
      menu={<RowMenu label={`Actions for ${name}`} actions={actions} />}
      consent={consent}
      answer={answer}
      select={select}
    />
  )
}

type LayoutProps = Facts &
  Record<'link' | 'status' | 'notes' | 'resume' | 'menu' | 'consent' | 'answer' | 'select', ReactNode>

function CandidateRow({ link, status, notes, resume, menu, consent, answer, select, ...candidate }: LayoutProps) {
  const styles = useRowStyles()
  return (
    <>
      <Row>
        <NameCell select={select} media={<PersonAvatar name={candidate.name} pictureUrl={candidate.pictureUrl} />}>
          <span className={styles.name}>
            <span className={styles.words}>{link}</span>
            <span className={styles.source}>{candidate.source}</span>
            {consent}
          </span>
        </NameCell>
        <Cell>
          <MatchBadge percentage={candidate.matchPercentage} />
        </Cell>
        <Cell>{status}</Cell>
        <Cell width="160px">{candidate.badge ?? (candidate.role || <Dash />)}</Cell>
        <Cell width="236px">
          <Pills items={candidate.techStack} more="" />
        </Cell>
        <Cell quiet>{formatDate(candidate.createdAt)}</Cell>
        <Cell width="130px">{notes}</Cell>
        <ActionCell before={resume}>{menu}</ActionCell>
      </Row>
      {answer && (
        <RowDetails columns={COLUMNS}>
          <div className={styles.answer}>{answer}</div>
        </RowDetails>
      )}
    </>
  )
}

const COLUMNS = 8

function CandidateCard({ link, status, notes, resume, menu, consent, answer, select, ...candidate }: LayoutProps) {
  const styles = useCardStyles()
  const { source, matchPercentage: match, role, techStack } = candidate
  return (
    <li className={styles.root}>
      <PersonAvatar name={candidate.name} pictureUrl={candidate.pictureUrl} size={40} />
      <div className={styles.main}>
        <span className={styles.name}>{link}</span>
        {role && <span className={styles.role}>{role}</span>}
        <span className={styles.facts}>
          {source} · Added {formatDate(candidate.createdAt)}
        </span>
        {consent}
        <div className={styles.line}>
          {status}
          {typeof match === 'number' && <MatchBadge percentage={match} />}
          {candidate.badge}
        </div>
        {techStack.length > 0 && (
          <div className={styles.stack}>
            <Pills items={techStack} more="" />
          </div>
        )}
        <div className={styles.line}>
          {notes}
          {resume}
        </div>
        {answer}
      </div>
      <div className={styles.controls}>
        {menu}
        {select}
      </div>
    </li>
  )
}

const useRowStyles = makeStyles({
  // Two lines, so that the whole row has room on a laptop.
  name: { ...column, minWidth: 0 },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
  answer: { paddingInline: tokens.spacingHorizontalL, [wide]: { paddingInline: tokens.spacingHorizontalXXXL } },
  source: { ...small, color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
})

const useCardStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  main: { ...column, flexGrow: 1, minWidth: 0 },
  name: {
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  open: { fontWeight: 'inherit', textAlign: 'start', overflowWrap: 'anywhere' },
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  role: { overflowWrap: 'anywhere' },
  facts: caption,
  line: {
    ...row,
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    minWidth: 0,
    paddingBlockStart: tokens.spacingVerticalS,
  },
  controls: { ...column, alignItems: 'center' },
  stack: { paddingBlockStart: tokens.spacingVerticalS, '& [data-wrap]': { flexWrap: 'wrap' } },
})
