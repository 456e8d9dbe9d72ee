import { makeStyles, tokens } from '@fluentui/react-components'
import { PersonSearchRegular } from '@fluentui/react-icons/svg/person-search'
import { TargetRegular } from '@fluentui/react-icons/svg/target'
import { useEffect, useRef, useState } from 'react'
import { targetAreas } from '../../api/deals/words.ts'
import { MAX_MATCHES } from '../../api/matching/words.ts'
import { ButtonLink } from '../app/links.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { Match, MatchList } from './Match.tsx'
import { MatchesSkeleton } from './MatchesSkeleton.tsx'
import type { Found, Search } from './useSearch.ts'

type Props = { search: Search; talentCount: number }

/** The matches, best first, or a hint how to find some. */
export function MatchResults({ search: { form, found }, talentCount }: Props) {
  const styles = useStyles()
  const heading = useArrival(found)
  if (talentCount === 0 && !found) {
    return (
      <EmptyState
        icon={<PersonSearchRegular />}
        title="No talents to match yet"
        text="Add talents first. A job description then finds those who fit."
      >
        <ButtonLink to="/">Go to talents</ButtonLink>
      </EmptyState>
    )
  }
  if (!found) return form.busy ? <MatchesSkeleton /> : <Invitation talentCount={talentCount} />
  if (found.matches.length === 0) {
    return (
      <div role="status">
        <EmptyState icon={<PersonSearchRegular />} title="No talents match this description" text={adviceFor(found)} />
      </div>
    )
  }
  return (
    <section aria-labelledby="matches" aria-busy={form.busy} className={form.busy ? styles.busy : undefined}>
      <h2 id="matches" ref={heading} tabIndex={-1} className={styles.title}>
        {countWords(found)}
      </h2>
      <MatchList>
        {found.matches.map(match => (
          <Match key={match.talent.id} match={match} />
        ))}
      </MatchList>
    </section>
  )
}

/** Focuses the heading of new results, which may be out of sight on a phone; not of those kept from before. */
function useArrival(found: Found | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [first] = useState(found)
  useEffect(() => {
    if (found !== first) heading.current?.focus()
  }, [found, first])
  return heading
}

function Invitation({ talentCount }: { talentCount: number }) {
  const everybody = talentCount === 1 ? 'your one talent' : `your ${talentCount.toLocaleString('en')} talents`
  return (
    <EmptyState
      icon={<TargetRegular />}
      title="Who fits the job?"
      text={`Paste a job description to compare ${everybody} with it: how well each one fits, why, and what is missing.`}
    />
  )
}

function adviceFor({ targetArea, availableOnly }: Found): string {
  const who = `${availableOnly ? 'No available talent' : 'No talent'}${targetArea ? ` in ${targetAreas[targetArea]}` : ''}`
  const steps = [
    targetArea && 'search all areas',
    availableOnly && 'turn off Available only',
    'describe the role, the skills and the experience in more detail',
  ].filter(Boolean)
  return `${who} matches. You can ${steps.join(', or ')}.`
}

function countWords({ matches: { length }, targetArea }: Found) {
  const where = targetArea ? ` in ${targetAreas[targetArea]}` : ''
  if (length === 1) return `1 talent matches${where}`
  return length < MAX_MATCHES ? `${length} talents match${where}` : `The ${length} best matches${where}`
}

const useStyles = makeStyles({
  busy: { opacity: 0.55, transitionProperty: 'opacity', transitionDuration: '100ms', transitionDelay: '100ms' },
  title: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    outline: 'none',
    scrollMarginBlockStart: '64px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
})
