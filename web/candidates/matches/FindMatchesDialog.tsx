import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { PersonSearchRegular } from '@fluentui/react-icons/svg/person-search'
import { type ReactNode, useState } from 'react'
import { graphql, readInlineData, useFragment } from 'react-relay'
import type { FindMatchesDialog_addMatch$key } from '../../__generated__/FindMatchesDialog_addMatch.graphql.ts'
import type { FindMatchesDialog_deal$key } from '../../__generated__/FindMatchesDialog_deal.graphql.ts'
import type { FindMatchesDialog_predictedMargin$key } from '../../__generated__/FindMatchesDialog_predictedMargin.graphql.ts'
import { problemWords } from '../../app/boundaries.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Problem } from '../../components/Problem.tsx'
import { isProblem, serverMessage } from '../../components/ProblemError.ts'
import { caption, outdated } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Warnings } from '../../guard/Warnings.tsx'
import { SelectionBar, SelectionProvider, SelectRow } from '../../list/selection/Selection.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { AvailableOnly } from '../../matching/AvailableOnly.tsx'
import { ChosenMatches } from '../../matching/ChosenMatches.tsx'
import { Match, MatchList } from '../../matching/Match.tsx'
import { MatchesSkeleton } from '../../matching/MatchesSkeleton.tsx'
import { FailedMust, NearMisses, OtherMatches } from '../../matching/NearMisses.tsx'
import { Requirements } from '../../matching/Requirements.tsx'
import { WhyNot } from '../../matching/WhyNot.tsx'
import { ADDING_FAILED, candidateAdded, useAddCandidate } from '../useAddCandidate.ts'
import { MATCHES_FAILED, type useDealMatches } from './useDealMatches.ts'

type Props = { deal: FindMatchesDialog_deal$key; matches: ReturnType<typeof useDealMatches>; onClose: () => void }

/** The talents who fit the deal, best first. Each talent has a button that adds the talent to the deal. */
export function FindMatchesDialog({ deal: key, matches, onClose }: Props) {
  const { found, failure, availableOnly, find, busy } = matches
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  const [blocked, setBlocked] = useState<readonly number[]>([])
  const mark = (id: number, isBlocked: boolean) =>
    setBlocked(ids => [...ids.filter(each => each !== id), ...(isBlocked ? [id] : [])])
  // One request loads the warnings of all matches, including those who were added since the search.
  const all = found ? [...found.matches, ...found.nearMisses.map(({ match }) => match), ...found.others] : []
  const talentIds = all.map(({ talent }) => talent.databaseId)
  const onDeal = new Set(deal.candidates.map(({ talentId }) => talentId))
  const forDeal = { id: deal.databaseId, name: deal.title, company: companyOf(deal.company) }
  function rowOf(match: (typeof all)[number], failed?: ReactNode) {
    const { id, databaseId: talentId, name } = match.talent
    const isOnDeal = onDeal.has(talentId)
    const remarks = (
      <>
        {failed}
        {!isOnDeal && (
          <Warnings
            early
            talentIds={talentIds}
            only={talentId}
            dealId={deal.databaseId}
            onChecked={isBlocked => mark(talentId, isBlocked)}
          />
        )}
      </>
    )
    const select = <SelectRow record={{ id: talentId, name }} />
    return (
      <Match
        key={id}
        match={match}
        within="dialog"
        select={select}
        beside={<PredictedMargin match={match} />}
        remarks={remarks}
      >
        <AddMatch dealId={deal.databaseId} match={match} isOnDeal={isOnDeal} isBlocked={blocked.includes(talentId)} />
      </Match>
    )
  }
  return (
    <FormDialog
      title={`Matches for ${deal.title}`}
      size="long"
      form={{ props: {}, dirty: false, busy: false }}
      cancel="Close"
      onClose={onClose}
    >
      <AvailableOnly checked={availableOnly} disabled={!found && !failure} onChange={matches.setAvailableOnly} />
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
      ) : (
        <SelectionProvider>
          <Requirements requirements={matches.requirements} onChange={matches.setRequirements} />
          <span role="status" className={styles.count}>
            {busy ? '' : found.matches.length === 1 ? '1 talent matches' : `${found.matches.length} talents match`}
          </span>
          {found.matches.length === 0 && (
            <EmptyState
              icon={<PersonSearchRegular />}
              title="No talents match this description"
              text={`No ${availableOnly ? 'available person' : 'profile'} matches. Make a must a wish, describe the role, the skills and the experience in more detail, or widen the target area of the deal.`}
            />
          )}
          <div aria-busy={busy} className={busy ? styles.busy : undefined}>
            <MatchList label="Matches">{found.matches.map(match => rowOf(match))}</MatchList>
            <NearMisses count={found.nearMisses.length}>
              {found.nearMisses.map(({ match, failed }) => rowOf(match, <FailedMust label={failed.label} />))}
            </NearMisses>
            <OtherMatches count={found.others.length}>{found.others.map(match => rowOf(match))}</OtherMatches>
          </div>
          <WhyNot within="dialog" search={matches.asked} />
          <SelectionBar one="talent" many="talents">
            {(chosen, clear) => <ChosenMatches chosen={chosen} matches={all} deal={forDeal} onDone={clear} />}
          </SelectionBar>
        </SelectionProvider>
      )}
    </FormDialog>
  )
}

const companyOf = (company: { databaseId: number; name: string } | null | undefined) =>
  company ? { id: company.databaseId, name: company.name } : null

/** The deal's margin with this talent: 'Margin about $2,100 a month (24%)'. Empty if unknown. */
function PredictedMargin({ match }: { match: FindMatchesDialog_predictedMargin$key }) {
  const { predictedMargin } = readInlineData(predictedMarginFragment, match)
  const styles = useStyles()
  return predictedMargin ? <span className={styles.predictedMargin}>{predictedMargin.text}</span> : null
}

type AddMatchProps = {
  dealId: number
  match: FindMatchesDialog_addMatch$key
  isOnDeal: boolean
  /** Whether an admin's rule forbids adding the talent. */
  isBlocked: boolean
}

function AddMatch({ dealId, match: key, isOnDeal, isBlocked }: AddMatchProps) {
  const { talent, matchPercentage } = readInlineData(addMatchFragment, key)
  const [addCandidate, busy] = useAddCandidate()
  const toast = useToast()
  const refresh = useRefresh()
  const styles = useStyles()

  async function add() {
    try {
      const answer = await addCandidate({ input: { dealId, talentId: talent.databaseId, matchPercentage } })
      if (answer) toast(candidateAdded(talent.name))
    } catch (error) {
      const text = serverMessage(error, 'Please try again.')
      toast({ title: ADDING_FAILED, text, intent: 'error' })
      // A colleague has already added this talent, so the page's data is loaded again.
      if (isProblem(error, 'CONFLICT')) refresh()
    }
  }

  const label = isOnDeal ? 'On this deal' : busy ? 'Adding...' : 'Add'
  return (
    <Button
      size="small"
      appearance={isOnDeal ? 'subtle' : 'secondary'}
      icon={isOnDeal ? <CheckmarkRegular /> : <PersonAddRegular />}
      // `disabled` would remove the focus from the button.
      disabledFocusable={isOnDeal || isBlocked || busy}
      aria-label={`${label}: ${talent.name}`}
      className={isOnDeal ? styles.there : undefined}
      onClick={add}
    >
      {label}
    </Button>
  )
}

// The style of a disabled button whose label has a readable contrast.
const readable = {
  color: tokens.colorNeutralForeground3,
  '& .fui-Button__icon': { color: tokens.colorStatusSuccessForeground1 },
} as const

const fragment = graphql`
  fragment FindMatchesDialog_deal on Deal {
    databaseId title
    company { databaseId name }
    candidates { talentId }
  }
`

const predictedMarginFragment = graphql`
  fragment FindMatchesDialog_predictedMargin on TalentMatch @inline {
    predictedMargin { text }
  }
`

const addMatchFragment = graphql`
  fragment FindMatchesDialog_addMatch on TalentMatch @inline {
    talent { databaseId name }
    matchPercentage
  }
`

const useStyles = makeStyles({
  working: { justifyContent: 'flex-start', color: tokens.colorNeutralForeground3 },
  count: caption,
  busy: outdated,
  predictedMargin: { ...caption, fontVariantNumeric: 'tabular-nums' },
  there: { ...readable, ':hover': readable, ':hover:active': readable },
})
