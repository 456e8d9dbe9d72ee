import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { graphql, readInlineData } from 'react-relay'
import type { AddMatch_match$key } from '../../__generated__/AddMatch_match.graphql.ts'
import { isProblem, serverMessage } from '../../components/ProblemError.ts'
import { useToast } from '../../components/Toasts.tsx'
import { useRefresh } from '../../list/useRefresh.ts'
import { ADDING_FAILED, candidateAdded, useAddCandidate } from '../useAddCandidate.ts'

type Props = {
  dealId: number
  match: AddMatch_match$key
  isOnDeal: boolean
  /** An admin's rule forbids it. */
  isBlocked: boolean
}

/** Adds a match to the deal's candidates, with its percentage. */
export function AddMatch({ dealId, match: key, isOnDeal, isBlocked }: Props) {
  const { talent, matchPercentage } = readInlineData(fragment, key)
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
      // A colleague has added this talent already: reload the page's data.
      if (isProblem(error, 'CONFLICT')) refresh()
    }
  }

  const label = isOnDeal ? 'On this deal' : busy ? 'Adding...' : 'Add'
  return (
    <Button
      size="small"
      appearance={isOnDeal ? 'subtle' : 'secondary'}
      icon={isOnDeal ? <CheckmarkRegular /> : <PersonAddRegular />}
      // Not `disabled`, so that it keeps the focus.
      disabledFocusable={isOnDeal || isBlocked || busy}
      aria-label={`${label}: ${talent.name}`}
      className={isOnDeal ? styles.there : undefined}
      onClick={add}
    >
      {label}
    </Button>
  )
}

const fragment = graphql`
  fragment AddMatch_match on TalentMatch @inline {
    talent { databaseId name }
    matchPercentage
  }
`

// Disabled, but with readable contrast.
const readable = {
  color: tokens.colorNeutralForeground3,
  '& .fui-Button__icon': { color: tokens.colorStatusSuccessForeground1 },
} as const

const useStyles = makeStyles({ there: { ...readable, ':hover': readable, ':hover:active': readable } })
