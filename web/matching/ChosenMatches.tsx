import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { useRef } from 'react'
import { graphql } from 'react-relay'
import { type TalentStatus, talentStatuses } from '../../api/talents/words.ts'
import type { ChosenMatchesMutation } from '../__generated__/ChosenMatchesMutation.graphql.ts'
import { AddSeveralToDealDialog } from '../candidates/add/addDialogs.ts'
import { DialogButton } from '../components/DialogButton.tsx'
import { FilterSelect } from '../components/FilterFields.tsx'
import { serverMessage } from '../components/ProblemError.ts'
import { useToast } from '../components/Toasts.tsx'
import type { SelectedRow } from '../list/selection/createSelection.ts'
import { useMutation } from '../relay/useMutation.ts'
import { ShareSelected } from '../shares/ShareWithClient.tsx'

type Props = {
  chosen: readonly SelectedRow[]
  matches: readonly Percentage[]
  /** The deal of the search: matches are added to this deal, or shared with the client for this deal. */
  deal?: { id: number; name: string; company: { id: number; name: string } | null }
  onDone: () => void
}

/** The actions on the chosen matches: adding to a deal, sharing as a shortlist, or setting the status. */
export function ChosenMatches({ chosen, matches, deal, onDone }: Props) {
  const percentages = new Map(matches.map(({ talent, matchPercentage }) => [talent.databaseId, matchPercentage]))
  // The selection is cleared only when the dialog closes, as clearing it also removes the dialog.
  const hasAdded = useRef(false)
  const rated = chosen.map(one => ({ ...one, matchPercentage: percentages.get(one.id) ?? null }))
  return (
    <>
      <DialogButton
        icon={<PersonAddRegular />}
        onPointerEnter={AddSeveralToDealDialog.preload}
        dialog={onClose => (
          <AddSeveralToDealDialog
            chosen={rated}
            deal={deal}
            onAdded={() => {
              hasAdded.current = true
            }}
            onClose={() => {
              onClose()
              if (hasAdded.current) onDone()
              hasAdded.current = false
            }}
          />
        )}
      >
        Add to a deal
      </DialogButton>
      <ShareSelected chosen={chosen} {...(deal ? { deal } : {})} />
      <SetStatus chosen={chosen} />
    </>
  )
}

function SetStatus({ chosen }: { chosen: readonly SelectedRow[] }) {
  const [set] = useMutation<ChosenMatchesMutation>(mutation)
  const toast = useToast()
  async function setAll(status: TalentStatus) {
    try {
      const answer = await set({ input: { ids: chosen.map(({ id }) => id), status } })
      if (!answer) return
      const { talents, refused } = answer.setTalentStatuses
      const nameOf = (talentId: number) => chosen.find(({ id }) => id === talentId)?.name ?? ''
      const named = talents.map(({ databaseId }) => nameOf(databaseId)).join(', ')
      const others = refused.map(({ talentId, message }) => `${nameOf(talentId)}: ${message}`).join('; ')
      toast({
        title: talents.length === 1 ? '1 status updated' : `${talents.length} statuses updated`,
        text: `${talentStatuses[status]}: ${named}.${others && ` Not updated: ${others}.`}`,
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

/** The fields of a match that the actions need. */
type Percentage = { talent: { databaseId: number }; matchPercentage: number }

const mutation = graphql`
  mutation ChosenMatchesMutation($input: SetTalentStatusesInput!) {
    setTalentStatuses(input: $input) {
      talents { databaseId status version }
      refused { talentId message }
    }
  }
`
