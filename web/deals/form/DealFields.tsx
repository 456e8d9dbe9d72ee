import { TypedMargin } from '../../billing/TypedMargin.tsx'
import { Fields } from '../../forms/FieldRows.tsx'
import type { FormOf } from '../../forms/fields.tsx'
import { CompanyField } from './CompanyField.tsx'
import { dealFields } from './dealFields.ts'

const all = Object.keys(dealFields)
const firstAfterAmounts = all.indexOf('recruitingFee') + 1

type Props = { form: FormOf<typeof dealFields>; except?: readonly string[] }

/** The fields of a deal, with the margin of the typed amounts below these. */
export function DealFields({ form, except = [] }: Props) {
  const { dealType, companyBudget, candidateBudget, recruitingFee, weeklyHours } = form.values
  const shown = (names: readonly string[]) => names.filter(name => !except.includes(name))
  return (
    <>
      <Fields
        form={form}
        names={shown(all.slice(0, firstAfterAmounts))}
        slots={{ companyId: <CompanyField form={form} /> }}
      />
      <TypedMargin
        dealType={dealType}
        companyPays={dealType === 'HEAD_HUNTING' ? recruitingFee : companyBudget}
        candidateGets={candidateBudget}
        weeklyHours={`${weeklyHours}`}
      />
      <Fields form={form} names={shown(all.slice(firstAfterAmounts))} />
    </>
  )
}
