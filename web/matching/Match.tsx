import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up'
import { type ReactNode, useId, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { Match_match$data, Match_match$key } from '../__generated__/Match_match.graphql.ts'
import { Link } from '../app/links.tsx'
import { PersonAvatar } from '../components/Avatars.tsx'
import { Fact, FactList } from '../components/FactList.tsx'
import { Pills } from '../components/Pills.tsx'
import { MatchBadge, StatusBadge } from '../components/StatusBadge.tsx'
import { talentStatusWords } from '../components/statuses.ts'
import { caption, column, plainList, row, small, useReading } from '../components/styles.ts'
import { VerdictEvidence, VerdictMarks } from './Verdicts.tsx'

type Props = {
  match: Match_match$key
  /** The place where the match is shown. In a dialog, profiles open in a new tab, and only the name is a link. */
  within?: 'page' | 'dialog'
  select?: ReactNode
  /** Shown beside the percentage: the predicted margin. */
  beside?: ReactNode
  /** Facts to know before using the match, such as warnings. */
  remarks?: ReactNode
  children?: ReactNode
}

/** A matching talent, with the percentage and the reasons of the match, and with details on demand. */
export function Match({ match: key, within = 'page', select, beside, remarks, children }: Props) {
  const match = readInlineData(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const detailsId = useId()
  const [open, setOpen] = useState(false)
  const { databaseId, name, role, profilePictureUrl } = match.talent
  const onPage = within === 'page'
  return (
    <li className={mergeClasses(styles.root, onPage && styles.target)}>
      {select && <div className={styles.above}>{select}</div>}
      <PersonAvatar name={name} pictureUrl={profilePictureUrl} size={40} />
      <div className={styles.main}>
        <div className={styles.head}>
          <div className={styles.who}>
            <Link
              to={`/talent/${databaseId}`}
              target={onPage ? undefined : '_blank'}
              className={mergeClasses(styles.name, onPage && styles.whole)}
            >
              <bdi>{name}</bdi>
            </Link>
            <span className={styles.role}>{role}</span>
          </div>
          <div className={styles.figures}>
            {beside}
            <MatchBadge percentage={match.matchPercentage} />
          </div>
        </div>
        <Whereabouts {...match} />
        <p className={reading.text}>{match.matchReason}</p>
        {match.verdicts.length > 0 && <VerdictMarks verdicts={match.verdicts} />}
        {remarks}
        <div className={styles.foot}>
          {match.relevantSkills.length > 0 && <Pills items={match.relevantSkills} wrap />}
          <Button
            size="small"
            appearance="subtle"
            className={styles.above}
            icon={open ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
            iconPosition="after"
            aria-label={`${open ? 'Hide' : 'Show'} details of ${name}`}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide details' : 'Details'}
          </Button>
          {children && <div className={mergeClasses(styles.above, styles.action)}>{children}</div>}
        </div>
        {open && (
          <div id={detailsId} className={mergeClasses(styles.above, styles.details)}>
            <Details {...match} />
          </div>
        )}
      </div>
    </li>
  )
}

/** The talent's status, and the talent's engagements in other deals. */
function Whereabouts({ talent: { status, engagements } }: Match_match$data) {
  return (
    <div className={useStyles().whereabouts}>
      {status !== '%future added value' && <StatusBadge {...talentStatusWords[status]} />}
      {engagements.map(({ text }) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  )
}

/** The evidence of a match, for a recruiter to check: every required skill, and quotes from the profile. */
function Details({ relevantSkills, missingSkills, evidence, verdicts }: Match_match$data) {
  const styles = useStyles()
  return (
    <FactList>
      <Fact name="Relevant">
        <Pills items={relevantSkills} max={null} />
      </Fact>
      <Fact name="Missing">
        <Pills items={missingSkills} max={null} />
      </Fact>
      {verdicts.length > 0 && (
        <Fact name="By requirement">
          <VerdictEvidence verdicts={verdicts} />
        </Fact>
      )}
      {verdicts.length === 0 && evidence.length > 0 && (
        <Fact name="From the profile">
          <ul className={styles.quotes}>
            {evidence.map(quote => (
              <li key={quote}>
                <q dir="auto">{quote}</q>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </FactList>
  )
}

/** A list of `Match`es, best first. `label` names the list when no heading does. */
export function MatchList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className={useStyles().list}>
      {children}
    </ol>
  )
}

// An inline fragment, so that matches are shown as in the response even after the store has removed them.
const fragment = graphql`
  fragment Match_match on TalentMatch @inline {
    talent {
      databaseId name role profilePictureUrl status
      engagements { text }
    }
    matchPercentage matchReason relevantSkills missingSkills evidence
    verdicts {
      key verdict note
      evidence { place quote }
    }
  }
`

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
    scrollMarginBlock: '64px',
  },
  target: {
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':has(> div a:focus-visible)': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  main: { ...column, gap: tokens.spacingVerticalS, flexGrow: 1, minWidth: 0 },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  who: { ...column, alignItems: 'flex-start', minWidth: 0 },
  name: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  whole: { '::after': { content: '""', position: 'absolute', inset: 0 } },
  role: caption,
  figures: { ...row, flexShrink: 0, gap: tokens.spacingHorizontalS },
  foot: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS, minWidth: 0 },
  // The controls of a card are above the link that covers the whole card.
  above: { position: 'relative', zIndex: 1 },
  action: { marginInlineStart: 'auto' },
  details: { paddingBlockStart: tokens.spacingVerticalM, borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  whereabouts: {
    ...row,
    ...small,
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  quotes: {
    ...column,
    ...plainList,
    gap: tokens.spacingVerticalXS,
    maxWidth: '72ch',
    color: tokens.colorNeutralForeground2,
  },
  list: { ...column, ...plainList, gap: tokens.spacingVerticalM },
})
