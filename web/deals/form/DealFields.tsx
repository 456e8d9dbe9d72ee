import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { DealFieldsQuery } from '../../__generated__/DealFieldsQuery.graphql.ts'
import { TypedMargin } from '../../billing/TypedMargin.tsx'
import { AddCompanyDialog } from '../../companies/form/AddCompanyDialog.tsx'
import { column } from '../../components/styles.ts'
import { Fields } from '../../forms/FieldRows.tsx'
import { FormField } from '../../forms/FormField.tsx'
import type { FormOf } from '../../forms/fields.tsx'
import { Picker, usePicker } from '../../forms/Picker.tsx'
import { useTypedSearch } from '../../relay/useFetch.ts'
import { type DealForm, dealFields } from './dealFields.ts'

const all = Object.keys(dealFields)
const firstAfterAmounts = all.indexOf('recruitingFee') + 1

type Props = { form: FormOf<typeof dealFields>; except?: readonly string[] }

/** The fields of a deal. Below the amounts, the margin of the typed amounts is shown. */
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

function CompanyField({ form }: { form: DealForm }) {
  const styles = useStyles()
  const picker = usePicker()
  const { answer, searching } = useTypedSearch<DealFieldsQuery>(query, picker.search)
  const [adding, setAdding] = useState(false)
  return (
    <div className={styles.companyField}>
      <FormField label={dealFields.companyId.label} required error={form.errors.companyId}>
        <Picker
          name="companyId"
          picker={picker}
          value={form.values.companyId}
          found={answer?.companies.edges.map(({ node: { databaseId: id, name } }) => ({ id, name })) ?? []}
          nothing={searching ? 'Searching...' : picker.search ? 'No company of that name' : 'No companies yet'}
          onPick={company => company && form.set('companyId', company)}
        />
      </FormField>
      <Button
        appearance="transparent"
        size="small"
        icon={<AddRegular />}
        className={styles.add}
        onClick={() => setAdding(true)}
      >
        Add a company
      </Button>
      {adding && (
        <AddCompanyDialog
          name={picker.last.trim()}
          onAdded={({ databaseId: id, name }) => form.set('companyId', { id, name })}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

const query = graphql`
  query DealFieldsQuery($search: String!) {
    companies(first: 20, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name }
      }
    }
  }
`

const useStyles = makeStyles({
  companyField: { ...column, alignItems: 'stretch', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  // Not paddingInline: whether it overrides Fluent's padding would depend on the order in which styles are loaded.
  add: { alignSelf: 'flex-start', paddingLeft: 0, paddingRight: 0, color: tokens.colorBrandForegroundLink },
})
