import { Checkbox, Select } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { fillDealRules } from '../../../api/applications/rules.ts'
import { companyBudgetOf } from '../../../api/budgets/rules.ts'
import type { FillDealDialogMutation } from '../../__generated__/FillDealDialogMutation.graphql.ts'
import type { FillDealDialogQuery } from '../../__generated__/FillDealDialogQuery.graphql.ts'
import { amountLabels } from '../../billing/marginWords.ts'
import { TypedMargin } from '../../billing/TypedMargin.tsx'
import { today } from '../../components/format.ts'
import { candidateStatusWords } from '../../components/statuses.ts'
import { formRules } from '../../forms/changes.ts'
import { Fields } from '../../forms/FieldRows.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { date, inputOf, local, type ValuesOf } from '../../forms/fields.tsx'
import { money } from '../../forms/money.tsx'
import { RecordDialog } from '../../relay/RecordDialog.tsx'
import { useMutation } from '../../relay/useMutation.ts'
import { withReason } from '../../relay/useRecordAction.ts'
import { Consequences, MoveWarnings } from './Consequences.tsx'
import { type Act, consequences, contenders, type Deal, othersThan } from './filling.ts'
import { Others } from './Others.tsx'

type Props = {
  dealId: number
  /** The talent who is preselected as winner; by default the candidate in the latest stage. */
  talentId?: number
  onClose: () => void
}

/** The dialog that fills a deal and shows the consequences before. Reloads the deal, which others may have changed. */
export function FillDealDialog({ dealId, ...props }: Props) {
  const { deal } = useLazyLoadQuery<FillDealDialogQuery>(query, { id: dealId }, { fetchPolicy: 'network-only' })
  return deal ? <Filling deal={deal} {...props} /> : null
}

function Filling({ deal: read, talentId, onClose }: Omit<Props, 'dealId'> & { deal: Deal }) {
  // The deal at the time of opening, as later updates must not change the form.
  const [deal] = useState(read)
  const [start] = useState(() => valuesOf(deal, talentId))
  const [fill] = useMutation<FillDealDialogMutation>(mutation)
  const { revalidate } = useRevalidator()
  const winners = contenders(deal)
  const [isBlocked, setBlocked] = useState(false)
  const isHeadHunting = deal.dealType === 'HEAD_HUNTING'
  const amountNames = isHeadHunting ? (['recruitingFee'] as const) : (['companyBudget', 'candidateBudget'] as const)

  const othersOf = ({ winner, acts }: Values) =>
    othersThan(Number(winner), deal).map(other => ({ ...other, act: acts[other.key] ?? ('KEEP' as Act) }))

  const toInput = (values: Values) => {
    const { startDate, ...amounts } = inputOf(fields, values)
    const others = othersOf(values).map(({ kind, id, act }) => ({
      kind,
      input: typeof act === 'object' ? { id, act: 'MOVE' as const, dealId: act.id } : { id, act },
    }))
    const settled = (of: string) => others.filter(({ kind, input }) => kind === of && input.act !== 'KEEP')
    return {
      talentId: Number(values.winner),
      ...(startDate && { startDate }),
      // The free text of an old record is sent only if the person has changed it.
      ...Object.fromEntries(
        amountNames.filter(name => values[name] !== start[name]).map(name => [name, amounts[name]]),
      ),
      setAssigned: values.setAssigned,
      candidates: settled('candidates').map(({ input }) => input),
      applications: settled('applications').map(({ input }) => input),
    }
  }

  return (
    <RecordDialog
      title="Fill deal"
      action="Fill deal"
      working="Filling..."
      disabled={isBlocked}
      status={isBlocked && "The agency's rules do not allow one of the moves. See above."}
      fields={fields}
      values={start}
      rules={formRules({ rules: fillDealRules, toInput })}
      save={input => fill({ input: { id: deal.databaseId, version: deal.version, ...input } })}
      saved={{ title: 'Deal filled', text: `${deal.title} is filled.` }}
      failed={withReason('Error', 'There was an error filling the deal. Please try again.')}
      onSaved={() => void revalidate()}
      onClose={onClose}
    >
      {form => {
        const { values, set } = form
        const winner = winners.find(each => each.talentId === Number(values.winner))
        const others = othersOf(values)
        const amounts = amountNames
          .filter(name => values[name] !== start[name])
          .map(name => ({ label: fields[name].label ?? '', before: start[name], after: values[name] }))
        return (
          <>
            <FormField label="Selected candidate" required error={form.errors.talentId}>
              <Select name="winner" value={values.winner} onChange={(_, { value }) => set('winner', value)}>
                {winners.map(({ talentId: id, status, talent }) => (
                  <option key={id} value={id}>
                    {talent?.name}
                    {status !== '%future added value' && ` · ${candidateStatusWords[status].label}`}
                  </option>
                ))}
              </Select>
            </FormField>
            <Fields form={form} names={['startDate', ...amountNames]} />
            <TypedMargin
              dealType={isHeadHunting ? 'HEAD_HUNTING' : 'MANAGED'}
              companyPays={isHeadHunting ? values.recruitingFee : values.companyBudget}
              candidateGets={values.candidateBudget}
              weeklyHours={deal.weeklyHours}
            />
            <Checkbox
              label={`Mark ${winner?.talent?.name ?? 'the candidate'} as Assigned`}
              checked={values.setAssigned}
              onChange={(_, { checked }) => set('setAssigned', checked === true)}
            />
            {others.length > 0 && (
              <FormSection title="Other candidates">
                <Others
                  dealId={deal.databaseId}
                  others={others}
                  onChange={acts => set('acts', { ...values.acts, ...acts })}
                />
              </FormSection>
            )}
            <Consequences
              sentences={consequences({ ...values, deal, winner, amounts, others })}
              engagements={(winner?.talent?.engagements ?? []).filter(
                ({ kind, deal: { databaseId } }) => kind !== 'SENT' && databaseId !== deal.databaseId,
              )}
              name={winner?.talent?.name ?? ''}
            />
            <MoveWarnings others={others} onChecked={setBlocked} />
          </>
        )
      }}
    </RecordDialog>
  )
}

const fields = {
  winner: local(''),
  startDate: date({ label: 'Start date' }),
  companyBudget: money({ label: amountLabels.companyBudget, half: true }),
  candidateBudget: money({ label: amountLabels.candidateBudget, half: true }),
  recruitingFee: money({ label: 'Recruiting fee', period: 'ONCE' }),
  setAssigned: local(true),
  acts: local<Readonly<Record<string, Act>>>({}),
}

type Values = ValuesOf<typeof fields>

function valuesOf(deal: Deal, talentId: number | undefined): Values {
  const { candidateBudget, recruitingFee } = deal
  const [first] = contenders(deal)
  return {
    winner: `${talentId ?? first?.talentId ?? ''}`,
    startDate: deal.startDate ?? today(),
    companyBudget: fields.companyBudget.read(
      companyBudgetOf({ companyBudget: deal.companyBudget ?? null, budget: deal.budget ?? null }),
    ),
    candidateBudget: fields.candidateBudget.read(candidateBudget),
    recruitingFee: fields.recruitingFee.read(recruitingFee),
    setAssigned: true,
    acts: {},
  }
}

const query = graphql`
  query FillDealDialogQuery($id: Int!) {
    deal(id: $id) {
      databaseId version title dealType companyBudget candidateBudget recruitingFee budget weeklyHours startDate
      candidates {
        databaseId talentId status updatedAt
        talent {
          name status
          engagements { kind text deal { databaseId } }
        }
      }
      applications { databaseId talentId name status }
    }
  }
`

const mutation = graphql`
  mutation FillDealDialogMutation($input: FillDealInput!) {
    fillDeal(input: $input) {
      deal {
        version
        ...DealPage_dealHeader
        ...DealInformation_deal
        ...Candidates_deal
        ...SelectedCandidate_deal
        ...Timeline_deal
      }
    }
  }
`
