import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up'
import { type ReactNode, useId, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { Match_match$key } from '../__generated__/Match_match.graphql.ts'
import { Link } from '../app/links.tsx'
import { MatchBadge } from '../components/MatchBadge.tsx'
import { PersonAvatar } from '../components/PersonAvatar.tsx'
import { Pills } from '../components/Pills.tsx'
import { useReading } from '../components/useReading.ts'
import { MatchDetails, Whereabouts } from './MatchDetails.tsx'

type Props = {
  match: Match_match$key
  /** In a dialog, profiles open in a new tab, and only by the name. */
  within?: 'page' | 'dialog'
  /** What can be done with the talent. */
  children?: ReactNode
}

/** A talent who may fit: how well, why, and on demand what speaks for it and what is missing. */
export function Match({ match: key, within = 'page', children }: Props) {
  const match = readInlineData(fragment, key)
  const styles = useStyles()
  const reading = useReading()
  const detailsId = useId()
  const [open, setOpen] = useState(false)
  const { databaseId, name, role, profilePictureUrl } = match.talent
  const onPage = within === 'page'
  return (
    <li className={mergeClasses(styles.root, onPage && styles.target)}>
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
          <MatchBadge percentage={match.matchPercentage} />
        </div>
        <Whereabouts match={match} />
        <p className={reading.text}>{match.matchReason}</p>
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
          <div id={detailsId} className={styles.above}>
            <MatchDetails match={match} />
          </div>
        )}
      </div>
    </li>
  )
}

/** `Match`es, best first. `label` names the list where no heading does. */
export function MatchList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className={useListStyles().root}>
      {children}
    </ol>
  )
}

// Inline: what was found is shown as it was answered, and outlives whatever the store forgets.
const fragment = graphql`
  fragment Match_match on TalentMatch @inline {
    talent {
      databaseId
      name
      role
      profilePictureUrl
    }
    matchPercentage
    matchReason
    relevantSkills
    ...MatchDetailsWhereabouts_match
    ...MatchDetails_match
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
  main: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexGrow: 1, minWidth: 0 },
  head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  who: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  name: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  whole: { '::after': { content: '""', position: 'absolute', inset: 0 } },
  role: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  // Above the link that covers the whole card.
  above: { position: 'relative', zIndex: 1 },
  action: { marginInlineStart: 'auto' },
})

const useListStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})
