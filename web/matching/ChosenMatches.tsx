import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { graphql } from 'react-relay'
import { type TalentStatus, talentStatuses } from '../../api/talents/words.ts'
import type { ChosenMatchesMutation } from '../__generated__/ChosenMatchesMutation.graphql.ts'
import { lazyDialog } from '../app/lazyDialog.tsx'
import { DialogButton } from '../components/DialogButton.tsx'
import { FilterSelect } from '../components/FilterFields.tsx'
import { useToast } from '../components/Toasts.tsx'
import type { Chosen } from '../list/selection/createSelection.ts'
import { serverMessage } from '../relay/ProblemError.ts'
import { useMutation } from '../relay/useMutation.ts'
import { ShareSelected } from '../shares/ShareSelected.tsx'
import type { Percentage } from './percentage.ts'

type Props = {
  chosen: readonly Chosen[]
  matches: readonly Percentage[]
  /** The deal of the search, to share for. */
  deal?: { id: number; name: string; company: { id: number; name: string } | null }
  onDone: () => void
}

/** What can be done with the chosen matches: add them to a deal, make a shortlist of them, or set their status. */
export function ChosenMatches({ chosen, matches, deal, onDone }: Props) {
  return (
    <>
      <DialogButton
        icon={<PersonAddRegular />}
        onPointerEnter={preloadAddMatches}
        dialog={onClose => (
          <AddMatchesDialog chosen={chosen} matches={matches} deal={deal} onAdded={onDone} onClose={onClose} />
        )}
      >
        Add to a deal
      </DialogButton>
      <ShareSelected chosen={chosen} {...(deal ? { deal } : {})} />
      <SetStatus chosen={chosen} />
    </>
  )
}

const [AddMatchesDialog, preloadAddMatches] = lazyDialog(
  async () => (await import('./AddMatchesDialog.tsx')).AddMatchesDialog,
)

function SetStatus({ chosen }: { chosen: readonly Chosen[] }) {
  const [set] = useMutation<ChosenMatchesMutation>(mutation)
  const toast = useToast()
  async function setAll(status: TalentStatus) {
    try {
      for (const { id } of chosen) await set({ input: { id, status } })
      toast({
        title: 'Status updated',
        text: `${talentStatuses[status]}: ${chosen.map(({ name }) => name).join(', ')}.`,
      })
    } catch (error) {
      toast({ title: 'Status not updated', text: serverMessage(error, 'Please try again.'), intent: 'error' })
    }
  }
  return (
    <FilterSelect<TalentStatus>
      label="Set status"
      all="Set status …"
      words={talentStatuses}
      value={null}
      onChange={status => status && void setAll(status)}
    />
  )
}

const mutation = graphql`
  mutation ChosenMatchesMutation($input: SetTalentStatusInput!) {
    setTalentStatus(input: $input) { talent { status version } }
  }
`
