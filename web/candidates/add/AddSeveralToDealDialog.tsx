import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { z } from 'zod'
import { candidateStatus } from '../../../api/candidates/rules.ts'
import { candidateLabels, candidateStatuses } from '../../../api/candidates/words.ts'
import type { AddSeveralToDealDialogMutation } from '../../__generated__/AddSeveralToDealDialogMutation.graphql.ts'
import { useFocusReturn } from '../../components/focus.ts'
import { column } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import { formRules } from '../../forms/changes.ts'
import { choice } from '../../forms/choices.tsx'
import { Fields } from '../../forms/FieldRows.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { labelled, type ValuesOf } from '../../forms/fields.tsx'
import { type Picked, picked } from '../../forms/Picker.tsx'
import { Warnings } from '../../guard/Warnings.tsx'
import type { SelectedRow } from '../../list/selection/createSelection.ts'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { ADDING_FAILED } from '../useAddCandidate.ts'
import { DEAL_REQUIRED, DealField } from './DealField.tsx'

type Props = {
  /** The talents to add, with their match percentage if a matching search found them. */
  chosen: readonly (SelectedRow & { matchPercentage?: number | null })[]
  deal?: Picked | undefined
  /** Called when at least one talent was added. */
  onAdded?: () => void
  onClose: () => void
}

/** Adds several talents to an open deal at once. Talents who could not be added are listed with the reasons. */
export function AddSeveralToDealDialog({ chosen, deal, onAdded, onClose }: Props) {
  // Called here and not in a dialog, as the dialog with the refused talents replaces the first dialog.
  useFocusReturn()
  const toast = useToast()
  const [add] = useMutation<AddSeveralToDealDialogMutation>(mutation)
  const [refused, setRefused] = useState<Refused[]>([])
  if (refused.length > 0) return <NotAdded refused={refused} onClose={onClose} />

  const nameOf = (id: number) => chosen.find(each => each.id === id)?.name ?? ''
  async function addAll(status: ValuesOf<typeof fields>['status'], to: Picked) {
    const candidates = chosen.map(({ id: talentId, matchPercentage = null }) => ({ talentId, status, matchPercentage }))
    const answer = await add({ input: { dealId: to.id, candidates } })
    if (!answer) return undefined
    const { candidates: added, refused: others } = answer.addCandidates
    if (added.length > 0) {
      toast({ title: added.length === 1 ? '1 candidate added' : `${added.length} candidates added`, text: to.name })
      onAdded?.()
    }
    setRefused(others.map(({ talentId, message }) => ({ name: nameOf(talentId), message })))
    return others.length > 0 ? undefined : answer
  }
  return (
    <RecordDialog
      title={`Add ${chosen.length} talents to a deal`}
      action="Add to deal"
      working="Adding..."
      fields={fields}
      values={{ dealId: deal ?? null }}
      rules={rules}
      save={(_, { status, dealId: to }) => addAll(status, to ?? NO_DEAL)}
      failed={{ title: ADDING_FAILED, text: 'There was an error adding the candidates. Please try again.' }}
      onClose={onClose}
    >
      {form => (
        <>
          <DealField
            value={form.values.dealId}
            error={form.errors.dealId}
            hint={chosen.map(({ name }) => name).join(', ')}
            onPick={to => form.set('dealId', to)}
          />
          {form.values.dealId && <Warnings talentIds={chosen.map(({ id }) => id)} dealId={form.values.dealId.id} />}
          <Fields form={form} names={['status']} />
        </>
      )}
    </RecordDialog>
  )
}

const NO_DEAL: Picked = { id: 0, name: '' }

// Selected is not offered, as a deal has only one selected candidate.
const { SELECTED: _selected, ...statuses } = candidateStatuses

const fields = { dealId: picked(), ...labelled(candidateLabels, { status: choice(statuses, 'APPLIED') }) }

const rules = formRules({
  rules: z.object({ status: candidateStatus }),
  faults: (_input, _whole, { dealId }: ValuesOf<typeof fields>) =>
    dealId ? ({} as Record<string, string>) : { dealId: DEAL_REQUIRED },
  toInput: ({ status }: ValuesOf<typeof fields>) => ({ status }),
})

/** A talent who could not be added, and the reason. */
type Refused = { name: string; message: string }

function NotAdded({ refused, onClose }: { refused: readonly Refused[]; onClose: () => void }) {
  const styles = useStyles()
  return (
    <FormDialog
      title={refused.length === 1 ? '1 was not added' : `${refused.length} were not added`}
      form={{ props: {}, dirty: false, busy: false }}
      cancel="Close"
      onClose={onClose}
    >
      <dl className={styles.list}>
        {refused.map(({ name, message }) => (
          <div key={`${name} ${message}`}>
            <dt className={styles.name}>
              <bdi>{name}</bdi>
            </dt>
            <dd className={styles.reason}>{message}</dd>
          </div>
        ))}
      </dl>
    </FormDialog>
  )
}

const mutation = graphql`
  mutation AddSeveralToDealDialogMutation($input: AddCandidatesInput!) {
    addCandidates(input: $input) {
      candidates { id }
      deal { ...Candidates_deal }
      refused { talentId message }
    }
  }
`

const useStyles = makeStyles({
  list: { ...column, gap: tokens.spacingVerticalM, margin: 0 },
  name: { fontWeight: tokens.fontWeightSemibold },
  reason: { margin: 0, overflowWrap: 'anywhere' },
})
