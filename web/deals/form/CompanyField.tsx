import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { CompanyFieldQuery } from '../../__generated__/CompanyFieldQuery.graphql.ts'
import { AddCompanyDialog } from '../../companies/form/AddCompanyDialog.tsx'
import { column } from '../../components/styles.ts'
import { FormField } from '../../forms/FormField.tsx'
import { Picker, usePicker } from '../../forms/Picker.tsx'
import { useTypedSearch } from '../../relay/useFetch.ts'
import { type DealForm, dealFields } from './dealFields.ts'

/** Picks the deal's company by name, or adds a new one. */
export function CompanyField({ form }: { form: DealForm }) {
  const styles = useStyles()
  const picker = usePicker()
  const { answer, searching } = useTypedSearch<CompanyFieldQuery>(query, picker.search)
  const [adding, setAdding] = useState(false)
  return (
    <div className={styles.root}>
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
  query CompanyFieldQuery($search: String!) {
    companies(first: 20, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name }
      }
    }
  }
`

const useStyles = makeStyles({
  root: { ...column, alignItems: 'stretch', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  // paddingInline would not replace the padding of Fluent: which of them wins depends on the order of loading.
  add: { alignSelf: 'flex-start', paddingLeft: 0, paddingRight: 0, color: tokens.colorBrandForegroundLink },
})
