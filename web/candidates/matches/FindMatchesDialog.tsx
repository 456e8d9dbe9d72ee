import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { PersonSearchRegular } from '@fluentui/react-icons/svg/person-search'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FindMatchesDialog_deal$key } from '../../__generated__/FindMatchesDialog_deal.graphql.ts'
import { problemWords } from '../../app/boundaries.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Problem } from '../../components/Problem.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Warnings } from '../../guard/Warnings.tsx'
import { AvailableOnly } from '../../matching/AvailableOnly.tsx'
import { Match, MatchList } from '../../matching/Match.tsx'
import { MatchesSkeleton } from '../../matching/MatchesSkeleton.tsx'
import { AddMatch } from './AddMatch.tsx'
import { MATCHES_FAILED, type useDealMatches } from './useDealMatches.ts'

type Props = { deal: FindMatchesDialog_deal$key; matches: ReturnType<typeof useDealMatches>; onClose: () => void }

/** The talents who fit the deal, best first, each with a button that adds them. */
export function FindMatchesDialog({ deal: key, matches: { found, failure, availableOnly, find }, onClose }: Props) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  const [blocked, setBlocked] = useState<readonly number[]>([])
  const mark = (id: number, isBlocked: boolean) =>
    setBlocked(ids => [...ids.filter(each => each !== id), ...(isBlocked ? [id] : [])])
  // All of one search are asked for at once, also when one of them was added since.
  const talentIds = found?.map(({ talent }) => talent.databaseId) ?? []
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
          {found.map(match => {
            const { id, databaseId: talentId } = match.talent
            const isOnDeal = onDeal.has(talentId)
            const warnings = !isOnDeal && (
              <Warnings
                early
                talentIds={talentIds}
                only={talentId}
                dealId={deal.databaseId}
                onChecked={isBlocked => mark(talentId, isBlocked)}
              />
            )
            return (
              <Match key={id} match={match} within="dialog" remarks={warnings}>
                <AddMatch
                  dealId={deal.databaseId}
                  match={match}
                  isOnDeal={isOnDeal}
                  isBlocked={blocked.includes(talentId)}
                />
              </Match>
            )
          })}
        </MatchList>
      )}
    </FormDialog>
  )
}

const fragment = graphql`
  fragment FindMatchesDialog_deal on Deal {
    databaseId title
    candidates { talentId }
  }
`

const useStyles = makeStyles({ working: { justifyContent: 'flex-start', color: tokens.colorNeutralForeground3 } })
