import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from '../app/links.tsx'
import { formatDate } from '../components/dates.ts'
import { MatchBadge } from '../components/MatchBadge.tsx'
import { PersonAvatar } from '../components/PersonAvatar.tsx'
import { Pills } from '../components/Pills.tsx'
import { RowMenu } from '../components/RecordMenu.tsx'
import type { ShapeProps } from './CandidateRow.tsx'

/** A candidate on a narrow screen, where a row of the table would not fit. */
export function CandidateCard(candidate: ShapeProps) {
  const { name, to, match } = candidate
  const styles = useStyles()
  const facts = [candidate.source, `Added ${formatDate(candidate.addedAt)}`]
  return (
    <li className={styles.root}>
      <PersonAvatar name={name} pictureUrl={candidate.pictureUrl} size={40} />
      <div className={styles.main}>
        <span className={styles.name}>
          {to ? (
            <Link to={to} className={styles.link}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </span>
        {candidate.role && <span className={styles.role}>{candidate.role}</span>}
        <span className={styles.facts}>{facts.join(' · ')}</span>
        <div className={styles.line}>
          {candidate.status}
          {typeof match === 'number' && <MatchBadge percentage={match} />}
          {candidate.badge}
        </div>
        {candidate.techStack.length > 0 && (
          <div className={styles.stack}>
            <Pills items={candidate.techStack} more="" />
          </div>
        )}
        <div className={styles.line}>
          {candidate.notes}
          {candidate.resume}
        </div>
      </div>
      <RowMenu label={`Actions for ${name}`} actions={candidate.actions} />
    </li>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  main: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  role: { overflowWrap: 'anywhere' },
  facts: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    minWidth: 0,
    paddingBlockStart: tokens.spacingVerticalS,
  },
  stack: { paddingBlockStart: tokens.spacingVerticalS, '& [data-wrap]': { flexWrap: 'wrap' } },
})
