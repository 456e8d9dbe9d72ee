import { Button, Combobox, makeStyles, Option, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useRef, useState } from 'react'
import { AddCompanyDialog } from '../../companies/form/AddCompanyDialog.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { useCompaniesNamed } from './useCompaniesNamed.ts'
import type { DealForm } from './values.ts'

/** Whose deal it is: a company, found by name or added on the spot. */
export function CompanyField({ form }: { form: DealForm }) {
  const { companyId, companyName } = form.values
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [adding, setAdding] = useState<string>()
  const searched = useRef('')
  const styles = useStyles()
  const { companies, searching } = useCompaniesNamed(open ? (typed ?? '') : null)
  return (
    <div className={styles.root}>
      <FormField label="Company" required error={form.errors.companyId}>
        <Combobox
          name="companyId"
          autoComplete="off"
          placeholder="Search by name"
          value={typed ?? companyName}
          selectedOptions={companyId === null ? [] : [`${companyId}`]}
          open={open}
          onOpenChange={(_, data) => setOpen(data.open)}
          onInput={event => {
            searched.current = event.currentTarget.value
            setTyped(event.currentTarget.value)
            setOpen(true)
          }}
          onBlur={() => setTyped(null)}
          onOptionSelect={(_, { optionValue, optionText }) => {
            setTyped(null)
            searched.current = ''
            if (optionValue) form.fill({ companyId: Number(optionValue), companyName: optionText ?? '' })
          }}
        >
          {companies.map(({ databaseId, name }) => (
            <Option key={databaseId} value={`${databaseId}`} text={name}>
              {name}
            </Option>
          ))}
          {companies.length === 0 && (
            <Option disabled value="" text="">
              {searching ? 'Searching...' : typed ? 'No company of that name' : 'No companies yet'}
            </Option>
          )}
        </Combobox>
      </FormField>
      <Button
        appearance="transparent"
        size="small"
        icon={<AddRegular />}
        className={styles.add}
        onClick={() => setAdding(searched.current.trim())}
      >
        Add a company
      </Button>
      {adding !== undefined && (
        <AddCompanyDialog
          name={adding}
          onAdded={({ databaseId, name }) => form.fill({ companyId: databaseId, companyName: name })}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: tokens.spacingVerticalXXS,
    minWidth: 0,
  },
  add: { alignSelf: 'flex-start', paddingInline: 0, color: tokens.colorBrandForegroundLink },
})
