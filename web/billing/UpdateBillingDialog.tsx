import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { z } from 'zod'
import { billingRules } from '../../api/billing/rules.ts'
import type { UpdateBillingDialog_candidate$key } from '../__generated__/UpdateBillingDialog_candidate.graphql.ts'
import type { UpdateBillingDialogMutation } from '../__generated__/UpdateBillingDialogMutation.graphql.ts'
import { PersonAvatar } from '../components/Avatars.tsx'
import { caption, column, row } from '../components/styles.ts'
import { formRules } from '../forms/changes.ts'
import { Fields } from '../forms/FieldRows.tsx'
import { inputOf, type ValuesOf } from '../forms/fields.tsx'
import { RecordDialog } from '../relay/RecordDialog.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { withReason } from '../relay/useRecordAction.ts'
import { billedOf, typeOf } from './BillingFigures.tsx'
import { asStored, billingFields, type Corrected, type Now, valuesNow, valuesOfEntry } from './billingFields.tsx'
import { TypedMargin } from './TypedMargin.tsx'

type Props = {
  candidate: UpdateBillingDialog_candidate$key
  corrects?: Corrected
  onSaved?: () => void
  onClose: () => void
}

/** The dialog that changes the billing, with a reason and an effective date. Rendered only while it is open. */
export function UpdateBillingDialog({ candidate: key, corrects, onSaved, onClose }: Props) {
  const [{ dealId, talentId, talent, deal, now }] = useState(() => billingNow(key))
  const [fields] = useState(() => billingFields(now))
  const { revalidate } = useRevalidator()
  const [updateBilling] = useMutation<UpdateBillingDialogMutation>(mutation)
  return (
    <RecordDialog
      title={corrects ? 'Correct billing change' : 'Update Billing'}
      action={corrects ? 'Save correction' : 'Update Billing'}
      working="Updating..."
      fields={fields}
      values={corrects ? valuesOfEntry(corrects) : valuesNow(now)}
      rules={formRules({
        rules: billingRules(now.dealType) as z.ZodType<BillingChange>,
        toInput: (values: ValuesOf<typeof fields>) => inputOf(fields, values),
      })}
      save={change => {
        const input = {
          ...{ dealId, talentId, ...change },
          ...(corrects && { replacesId: corrects.databaseId }),
          newCompanyBudget: asStored(change.newCompanyBudget, now.billed),
          newCandidateBudget: asStored(change.newCandidateBudget, now.candidateBudget),
        }
        return updateBilling({ input }, { updater: showInHistory({ dealId, talentId }) })
      }}
      saved={{ title: 'Success', text: 'Billing information updated successfully' }}
      failed={withReason('Error', 'Failed to update billing information.')}
      onSaved={() => {
        // Refetches the page's totals and timeline, which the mutation does not return.
        void revalidate()
        onSaved?.()
      }}
      onClose={onClose}
    >
      {form => (
        <>
          <BilledFor talent={talent?.name ?? 'Deleted talent'} deal={deal?.title} company={deal?.company?.name} />
          <Fields form={form} />
          <TypedMargin
            dealType={now.dealType}
            companyPays={form.values.newCompanyBudget}
            candidateGets={form.values.newCandidateBudget}
            weeklyHours={form.values.newWeeklyHours}
            effectiveDate={form.values.effectiveDate}
          />
        </>
      )}
    </RecordDialog>
  )
}

type BilledForProps = { talent: string; deal: string | undefined; company: string | undefined }

function BilledFor({ talent, deal, company }: BilledForProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <PersonAvatar name={talent} size={40} />
      <div className={styles.words}>
        <bdi className={styles.talent}>{talent}</bdi>
        <span className={styles.deal}>
          <bdi>{deal}</bdi>
          {company && (
            <>
              {' at '}
              <bdi>{company}</bdi>
            </>
          )}
        </span>
      </div>
    </div>
  )
}

type BillingChange = z.output<ReturnType<typeof billingRules>>

/** Returns an updater that adds the new change to the history, if the history is loaded. */
function showInHistory(of: { dealId: number; talentId: number }) {
  return (store: RecordSourceSelectorProxy) => {
    const change = store.getRootField('updateBilling')?.getLinkedRecord('billingChange')
    const known = store.getRoot().getLinkedRecords('billingHistory', of)
    if (change && known) store.getRoot().setLinkedRecords([change, ...known], 'billingHistory', of)
  }
}

function billingNow(key: UpdateBillingDialog_candidate$key) {
  const candidate = readInlineData(fragment, key)
  const { deal } = candidate
  const now: Now = { ...deal, dealType: typeOf(deal?.dealType), billed: deal && billedOf(deal) }
  return { ...candidate, now }
}

const fragment = graphql`
  fragment UpdateBillingDialog_candidate on DealCandidate @inline {
    dealId talentId
    talent { name }
    deal {
      title
      company { name }
      dealType recruitingFee companyBudget budget candidateBudget weeklyHours
    }
  }
`

const mutation = graphql`
  mutation UpdateBillingDialogMutation($input: UpdateBillingInput!) {
    updateBilling(input: $input) {
      billingChange { id ...BillingHistory_change }
      deal { id version ...BillingFigures_deal ...DealMargin_deal }
    }
  }
`

const useStyles = makeStyles({
  root: {
    ...row,
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { ...column, minWidth: 0, overflowWrap: 'anywhere' },
  talent: { fontWeight: tokens.fontWeightSemibold },
  deal: caption,
})
