import { Button, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { PersonSearchRegular } from '@fluentui/react-icons/svg/person-search'
import { TargetRegular } from '@fluentui/react-icons/svg/target'
import { type RefObject, useEffect, useRef } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { targetAreas } from '../../api/deals/words.ts'
import { MAX_MATCHES } from '../../api/matching/words.ts'
import { availabilities } from '../../api/talents/words.ts'
import type { MatchingPageMutation } from '../__generated__/MatchingPageMutation.graphql.ts'
import type { MatchingPageQuery } from '../__generated__/MatchingPageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { laterSection } from '../app/laterSection.tsx'
import { ButtonLink, Link } from '../app/links.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { FilterSelect } from '../components/FilterFields.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { visuallyHidden } from '../components/styles.ts'
import { FormField } from '../forms/FormField.tsx'
import { SelectionBar, SelectionProvider, SelectRow } from '../list/selection/Selection.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { AvailableOnly } from './AvailableOnly.tsx'
import { ChosenMatches } from './ChosenMatches.tsx'
import { Match, MatchList } from './Match.tsx'
import { MatchesSkeleton } from './MatchesSkeleton.tsx'
import { useMatchingLayout } from './MatchingSkeleton.tsx'
import { FailedMust, NearMisses, OtherMatches } from './NearMisses.tsx'
import { Requirements } from './Requirements.tsx'
import { type Search, type SearchResults, useSearch } from './useSearch.ts'

/** The matching page: the job description at the left, the matches at the right. */
export function MatchingPage({ queryRef }: PageProps<MatchingPageQuery>) {
  const { talentCount } = usePreloadedQuery<MatchingPageQuery>(query, queryRef)
  const layout = useMatchingLayout()
  const search = useSearch()
  const [prepare] = useMutation<MatchingPageMutation>(mutation)
  // Not part of the page's query, which hovering over a link already sends. Failures are reported by the search.
  useEffect(() => void prepare({}).catch(() => undefined), [prepare])
  return (
    <>
      <PageHeader title="Job Description Matching">
        <Link to="/scoreboard">Scoreboard</Link>
      </PageHeader>
      <div className={layout.columns}>
        <MatchForm search={search} />
        <MatchResults search={search} talentCount={talentCount} />
      </div>
    </>
  )
}

function MatchForm({ search: { form, props, availableOnly, setAvailableOnly } }: { search: Search }) {
  const styles = useStyles()
  const layout = useMatchingLayout()
  const { values, errors, set, busy } = form
  return (
    <form {...props} className={layout.form}>
      <FormField label="Area" error={errors.targetArea}>
        <FilterSelect
          label="Area"
          all="All Areas"
          words={areas}
          value={values.targetArea}
          onChange={area => set('targetArea', area)}
        />
      </FormField>
      <AvailableOnly checked={availableOnly} onChange={setAvailableOnly} />
      <FormField label="Job description" required error={errors.jobDescription}>
        <Textarea
          name="jobDescription"
          className={styles.text}
          resize="vertical"
          placeholder="Paste the whole text: role, tasks, what is required and what is nice to have."
          value={values.jobDescription}
          onChange={(_, { value }) => set('jobDescription', value)}
        />
      </FormField>
      <Button type="submit" appearance="primary" disabledFocusable={busy}>
        {busy ? 'Analyzing with AI...' : 'Find Matching Candidates'}
      </Button>
    </form>
  )
}

/** The areas in the order of the matching page: Design before Operations. */
const { TECH, SALES, MARKETING, DESIGN, ...others } = targetAreas
const areas = { TECH, SALES, MARKETING, DESIGN, ...others }

type Props = { search: Search; talentCount: number }

/** The matches, best first, or a hint on how to search. */
function MatchResults({ search, talentCount }: Props) {
  const { form, found } = search
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
  return <FoundMatches search={search} found={found} heading={heading} />
}

type FoundProps = { search: Search; found: SearchResults; heading: RefObject<HTMLHeadingElement | null> }

/** The requirements, the matches, the near misses, and the field that explains why a talent is not found. */
function FoundMatches({ search, found, heading }: FoundProps) {
  const styles = useStyles()
  const { requirements, setRequirements, busy } = search
  const { matches, nearMisses, others, jobDescription, targetArea, availableOnly } = found
  return (
    <SelectionProvider>
      <div className={styles.matchResults}>
        <Requirements requirements={requirements} onChange={setRequirements} />
        <section aria-labelledby="matches" aria-busy={busy} className={busy ? styles.busy : undefined}>
          <h2 id="matches" ref={heading} tabIndex={-1} className={styles.title}>
            {matches.length === 0 ? 'No talents match this description' : countWords(found)}
          </h2>
          <span role="status" className={styles.hidden}>
            {busy ? '' : countWords(found)}
          </span>
          {matches.length === 0 && (
            <EmptyState icon={<PersonSearchRegular />} title="Nobody meets all of it" text={adviceFor(found)} />
          )}
          <MatchList>
            {matches.map(match => (
              <Match key={match.talent.id} match={match} select={<SelectRow record={chosenOf(match)} />} />
            ))}
          </MatchList>
          <NearMisses count={nearMisses.length}>
            {nearMisses.map(({ match, failed }) => (
              <Match
                key={match.talent.id}
                match={match}
                select={<SelectRow record={chosenOf(match)} />}
                remarks={<FailedMust label={failed.label} />}
              />
            ))}
          </NearMisses>
          <OtherMatches count={others.length}>
            {others.map(match => (
              <Match key={match.talent.id} match={match} select={<SelectRow record={chosenOf(match)} />} />
            ))}
          </OtherMatches>
        </section>
        <WhyNot within="page" search={{ jobDescription, targetArea, availableOnly, requirements }} />
        <SelectionBar one="talent" many="talents">
          {(chosen, clear) => (
            <ChosenMatches
              chosen={chosen}
              matches={[...matches, ...nearMisses.map(({ match }) => match), ...others]}
              onDone={clear}
            />
          )}
        </SelectionBar>
      </div>
    </SelectionProvider>
  )
}

const WhyNot = laterSection(async () => (await import('./WhyNot.tsx')).WhyNot, 32)

const chosenOf = ({ talent: { databaseId, name } }: SearchResults['matches'][number]) => ({ id: databaseId, name })

/**
 * Focuses the heading of the results after a search for another description or area, as the results may be out of sight
 * on a phone. Restored results do not get the focus. After a change of a requirement, its button keeps the focus.
 */
function useArrival(found: SearchResults | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = found && `${found.targetArea} ${found.jobDescription}`
  const last = useRef(asked)
  useEffect(() => {
    if (last.current !== asked) heading.current?.focus()
    last.current = asked
  }, [asked])
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

function adviceFor({ targetArea, availableOnly }: SearchResults): string {
  const who = `${availableOnly ? 'No available talent' : 'No talent'}${targetArea ? ` in ${targetAreas[targetArea]}` : ''}`
  const steps = [
    targetArea && 'search all areas',
    availableOnly && `turn off ${availabilities.yes}`,
    'describe the role, the skills and the experience in more detail',
  ].filter(Boolean)
  return `${who} matches. You can ${steps.join(', or ')}.`
}

function countWords({ matches: { length }, targetArea }: SearchResults) {
  const where = targetArea ? ` in ${targetAreas[targetArea]}` : ''
  if (length === 1) return `1 talent matches${where}`
  return length < MAX_MATCHES ? `${length} talents match${where}` : `The ${length} best matches${where}`
}

const query = graphql`
  query MatchingPageQuery @preloadable {
    talentCount
  }
`

const mutation = graphql`
  mutation MatchingPageMutation { prepareMatching { success } }
`

const useStyles = makeStyles({
  text: { '& textarea': { height: '360px', maxHeight: 'none', '@media (max-width: 1099px)': { height: '220px' } } },
  matchResults: { minWidth: 0 },
  hidden: visuallyHidden,
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
