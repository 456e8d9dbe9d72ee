import { useState } from 'react'
import { graphql } from 'react-relay'
import type { AddMatchesDialogMutation } from '../__generated__/AddMatchesDialogMutation.graphql.ts'
import type { AddMatchesDialogQuery } from '../__generated__/AddMatchesDialogQuery.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { FormField } from '../forms/FormField.tsx'
import { Picker, usePicker } from '../forms/Picker.tsx'
import type { Chosen } from '../list/selection/createSelection.ts'
import { isProblem, serverMessage } from '../relay/ProblemError.ts'
import { useTypedSearch } from '../relay/useFetch.ts'
import { useMutation } from '../relay/useMutation.ts'
import type { Percentage } from './percentage.ts'

type Deal = { id: number; name: string }

type Props = {
  chosen: readonly Chosen[]
  matches: readonly Percentage[]
  deal?: Deal | undefined
  onAdded: () => void
  onClose: () => void
}

/** Adds the chosen matches to a deal, each with its percentage. Who is on it already is told, and stays as they are. */
export function AddMatchesDialog({ chosen, matches, deal: given, onAdded, onClose }: Props) {
  const [deal, setDeal] = useState<Deal | null>(given ?? null)
  const [busy, setBusy] = useState(false)
  const [add] = useMutation<AddMatchesDialogMutation>(mutation)
  const toast = useToast()
  const picker = usePicker()
  const { answer, searching } = useTypedSearch<AddMatchesDialogQuery>(query, picker.search)

  async function addAll(to: Deal) {
    const percentageOf = new Map(matches.map(({ talent, matchPercentage }) => [talent.databaseId, matchPercentage]))
    const refused: string[] = []
    for (const { id, name } of chosen) {
      try {
        await add({ input: { dealId: to.id, talentId: id, matchPercentage: percentageOf.get(id) ?? null } })
      } catch (error) {
        if (!isProblem(error, 'CONFLICT')) throw error
        refused.push(`${name}: ${serverMessage(error, 'already on the deal')}`)
      }
    }
    const count = chosen.length - refused.length
    toast({
      title: count === 1 ? '1 talent added to the deal' : `${count} talents added to the deal`,
      text: refused.length > 0 ? `${to.name}. Not added: ${refused.join('; ')}.` : to.name,
    })
  }
  async function submit() {
    if (!deal || busy) return
    setBusy(true)
    try {
      await addAll(deal)
      onAdded()
      onClose()
    } catch (error) {
      toast({ title: 'Not all were added', text: serverMessage(error, 'Please try again.'), intent: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={chosen.length === 1 ? 'Add 1 talent to a deal' : `Add ${chosen.length} talents to a deal`}
      form={{
        props: {
          onSubmit(event) {
            event.preventDefault()
            void submit()
          },
        },
        dirty: false,
        busy,
      }}
      action="Add to deal"
      working="Adding..."
      disabled={!deal}
      onClose={onClose}
    >
      <FormField label="Deal" required hint={chosen.map(({ name }) => name).join(', ')}>
        <Picker
          name="dealId"
          picker={picker}
          value={deal}
          found={
            answer?.deals.edges.map(({ node }) => ({
              id: node.databaseId,
              name: node.title,
              ...(node.company ? { more: node.company.name } : {}),
            })) ?? []
          }
          nothing={searching ? 'Searching...' : 'No deal found'}
          onPick={setDeal}
        />
      </FormField>
    </FormDialog>
  )
}

const query = graphql`
  query AddMatchesDialogQuery($search: String!) {
    deals(first: 20, filter: { search: $search }) {
      edges {
        node { databaseId title company { name } }
      }
    }
  }
`

const mutation = graphql`
  mutation AddMatchesDialogMutation($input: AddCandidateInput!) {
    addCandidate(input: $input) {
      candidate { id }
      deal { ...Candidates_deal }
    }
  }
`
