import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { graphql, readInlineData, useFragment } from 'react-relay'
import type { AddMatch_deal$key } from '../../__generated__/AddMatch_deal.graphql.ts'
import type { AddMatch_match$key } from '../../__generated__/AddMatch_match.graphql.ts'
import type { AddMatchMutation } from '../../__generated__/AddMatchMutation.graphql.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { isProblem, serverMessage } from '../../relay/ProblemError.ts'
import { useMutation } from '../../relay/useMutation.ts'

type Props = { deal: AddMatch_deal$key; match: AddMatch_match$key; isOnDeal: boolean }

/** Puts a talent who was found on the deal, with the percentage that they were found with. */
export function AddMatch({ deal: dealKey, match: key, isOnDeal }: Props) {
  const { databaseId: dealId } = useFragment(dealFragment, dealKey)
  const { talent, matchPercentage } = readInlineData(matchFragment, key)
  const [commit, busy] = useMutation<AddMatchMutation>(mutation)
  const toast = useToast()
  const refresh = useRefresh()
  const styles = useStyles()

  async function add() {
    try {
      const answer = await commit({ input: { dealId, talentId: talent.databaseId, matchPercentage } })
      if (answer) toast({ title: 'Candidate added', text: `${talent.name} is now a candidate for this deal.` })
    } catch (error) {
      const text = serverMessage(error, 'Please try again.')
      toast({ title: 'Failed to add candidate to the deal.', text, intent: 'error' })
      // A colleague was faster: the page learns of it.
      if (isProblem(error, 'CONFLICT')) refresh()
    }
  }

  const label = isOnDeal ? 'On this deal' : busy ? 'Adding...' : 'Add'
  return (
    <Button
      size="small"
      appearance={isOnDeal ? 'subtle' : 'secondary'}
      icon={isOnDeal ? <CheckmarkRegular /> : <PersonAddRegular />}
      // Stays where it is, so that the keyboard goes on from here.
      disabledFocusable={isOnDeal || busy}
      aria-label={`${label}: ${talent.name}`}
      className={isOnDeal ? styles.there : undefined}
      onClick={add}
    >
      {label}
    </Button>
  )
}

const dealFragment = graphql`
  fragment AddMatch_deal on Deal {
    databaseId
  }
`

const matchFragment = graphql`
  fragment AddMatch_match on TalentMatch @inline {
    talent {
      databaseId
      name
    }
    matchPercentage
  }
`

const mutation = graphql`
  mutation AddMatchMutation($input: AddCandidateInput!) {
    addCandidate(input: $input) {
      deal {
        ...Candidates_deal
        ...SelectedCandidate_deal
        ...DealTimeline_deal
      }
    }
  }
`

// Not to be pressed, but to be read.
const readable = {
  color: tokens.colorNeutralForeground3,
  '& .fui-Button__icon': { color: tokens.colorStatusSuccessForeground1 },
} as const

const useStyles = makeStyles({ there: { ...readable, ':hover': readable, ':hover:active': readable } })
