import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { PersonSearchRegular } from '@fluentui/react-icons/svg/person-search'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FindMatchesDialog_deal$key } from '../../__generated__/FindMatchesDialog_deal.graphql.ts'
import type { FindMatchesDialogMutation } from '../../__generated__/FindMatchesDialogMutation.graphql.ts'
import { problemWords } from '../../app/boundaries.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Problem } from '../../components/Problem.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { AvailableOnly } from '../../matching/AvailableOnly.tsx'
import { Match, MatchList } from '../../matching/Match.tsx'
import { MatchesSkeleton } from '../../matching/MatchesSkeleton.tsx'
import { reasonOf } from '../../matching/useSearch.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { AddMatch } from './AddMatch.tsx'

type Props = { deal: FindMatchesDialog_deal$key; matches: ReturnType<typeof useDealMatches>; onClose: () => void }

/** The talents who fit the deal, best first, each with a button that adds them. */
export function FindMatchesDialog({ deal: key, matches: { found, failure, availableOnly, find }, onClose }: Props) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  const onDeal = new Set(deal.candidates.map(({ talentId }) => talentId))
  return (
    <FormDialog
      title={`Matches for ${deal.title}`}
      size="long"
      form={{ props: {}, dirty: false, busy: false }}
      cancel="Close"
      onClose={onClose}
    >
      <AvailableOnly checked={availableOnly} disabled={!found && !failure} onChange={find} />
      {failure ? (
        <Problem
          level="section"
          words={{ ...problemWords(failure), title: MATCHES_FAILED }}
          onRetry={() => void find()}
        />
      ) : !found ? (
        <>
          <Spinner size="tiny" labelPosition="after" label="Analyzing with AI..." className={styles.working} />
          <MatchesSkeleton />
        </>
      ) : found.length === 0 ? (
        <EmptyState
          icon={<PersonSearchRegular />}
          title="No talents match this description"
          text={`No ${availableOnly ? 'available person' : 'profile'} matches. Describe the role, the skills and the experience in more detail, or widen the target area of the deal.`}
        />
      ) : (
        <MatchList label="Matches">
          {found.map(match => (
            <Match key={match.talent.id} match={match} within="dialog">
              <AddMatch dealId={deal.databaseId} match={match} isOnDeal={onDeal.has(match.talent.databaseId)} />
            </Match>
          ))}
        </MatchList>
      )}
    </FormDialog>
  )
}

type Matches = FindMatchesDialogMutation['response']['matchTalents']['matches']

/** Searches talents who fit the deal. The answer also updates the percentages of its candidates. */
export function useDealMatches(key: FindMatchesDialog_deal$key) {
  const { databaseId: dealId, jobDescription, targetArea } = useFragment(fragment, key)
  const [commit] = useMutation<FindMatchesDialogMutation>(mutation)
  const [found, setFound] = useState<Matches | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [availableOnly, setAvailableOnly] = useState(true)
  const toast = useToast()

  /** Searches; with a value, among available people only or among all from now on. */
  async function find(among = availableOnly) {
    setAvailableOnly(among)
    setFound(null)
    setFailure(null)
    try {
      const area = targetArea === '%future added value' ? null : targetArea
      const answer = await commit({
        input: { dealId, jobDescription: jobDescription ?? '', targetArea: area, availableOnly: among },
      })
      if (answer) setFound(answer.matchTalents.matches)
    } catch (error) {
      setFailure(error)
      toast({ title: MATCHES_FAILED, text: reasonOf(error), intent: 'error' })
    }
  }
  return { found, failure, availableOnly, find }
}

const MATCHES_FAILED = 'Could not find matching candidates. Please try again.'

const fragment = graphql`
  fragment FindMatchesDialog_deal on Deal {
    databaseId title jobDescription targetArea
    candidates { talentId }
  }
`

const mutation = graphql`
  mutation FindMatchesDialogMutation($input: MatchTalentsInput!) {
    matchTalents(input: $input) {
      matches {
        talent { id databaseId }
        ...Match_match
        ...AddMatch_match
      }
      deal { ...Candidates_deal }
    }
  }
`

const useStyles = makeStyles({ working: { justifyContent: 'flex-start', color: tokens.colorNeutralForeground3 } })
