import { Button, Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components'
import { type ComponentProps, startTransition, useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { keysOf } from '../../../api/rules/rules.ts'
import { shareLabels, shareSections } from '../../../api/shares/words.ts'
import type { ShareFieldsCompanyQuery } from '../../__generated__/ShareFieldsCompanyQuery.graphql.ts'
import type { ShareFieldsDealQuery } from '../../__generated__/ShareFieldsDealQuery.graphql.ts'
import { DEBOUNCE_MS } from '../../components/debounce.ts'
import { row, small } from '../../components/styles.ts'
import { errorOf, Fields } from '../../forms/FieldRows.tsx'
import { FieldPair, FormField } from '../../forms/FormField.tsx'
import { Picker, usePicker } from '../../forms/Picker.tsx'
import { Warnings } from '../../guard/Warnings.tsx'
import { useTypedSearch } from '../../relay/useFetch.ts'
import { newPasscode } from './newPasscode.ts'
import { SharedTalents } from './SharedTalents.tsx'
import type { ShareForm } from './shareForm.ts'

/** The fields of the form: recipient, talents, shown sections and expiry. */
export function ShareFields({ form, onChecked }: ComponentProps<typeof ShareWarnings>) {
  return (
    <>
      <FieldPair>
        <Fields form={form} names={['recipientName']} />
        <CompanyField form={form} />
      </FieldPair>
      <ShareWarnings form={form} onChecked={onChecked} />
      <SharedTalents form={form} />
      <Sections form={form} />
      <Fields form={form} names={['expires', 'day']} />
      <Passcode form={form} />
      <Fields form={form} names={['note']} />
      <DealField form={form} />
    </>
  )
}

function Sections({ form }: { form: ShareForm }) {
  const styles = useStyles()
  const { sections, showsNames } = form.values
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Shown to the client</legend>
      <div className={styles.boxes}>
        {keysOf(shareSections).map(section => (
          <Checkbox
            key={section}
            className={styles.box}
            label={shareSections[section]}
            checked={sections.includes(section)}
            onChange={(_, { checked }) =>
              form.set(
                'sections',
                keysOf(shareSections).filter(each => (each === section ? checked : sections.includes(each))),
              )
            }
          />
        ))}
      </div>
      <div className={styles.boxes}>
        <Checkbox
          className={styles.box}
          label={shareLabels.showsNames}
          checked={showsNames}
          onChange={(_, { checked }) => form.set('showsNames', checked === true)}
        />
      </div>
    </fieldset>
  )
}

/** The field for a typed or generated passcode. */
function Passcode({ form }: { form: ShareForm }) {
  const { passcode } = form.fields
  return (
    <FormField label={`${passcode.label} (optional)`} hint={`${passcode.hint}`} error={errorOf(form, 'passcode')}>
      <Input
        name="passcode"
        autoComplete="off"
        value={form.values.passcode}
        onChange={(_, { value }) => form.set('passcode', value)}
        contentAfter={
          <Button size="small" appearance="transparent" onClick={() => form.set('passcode', newPasscode())}>
            Generate
          </Button>
        }
      />
    </FormField>
  )
}

type Props = {
  form: ShareForm
  /** Called with true if an admin's rule forbids the share, else with false. */
  onChecked: (isBlocked: boolean) => void
}

function ShareWarnings({ form, onChecked }: Props) {
  const { talents, deal, company } = form.values
  const asked = {
    talentIds: talents.map(({ id }) => id),
    dealId: deal?.id ?? null,
    companyId: company.id,
    recipientCompany: (company.id === null && company.name.trim()) || null,
  }
  return <Warnings {...useSettled(asked)} onChecked={onChecked} />
}

/** The value at the last pause in typing. A transition keeps the old content in view until new content is loaded. */
function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const pause = setTimeout(() => startTransition(() => setSettled(text)), DEBOUNCE_MS)
    return () => clearTimeout(pause)
  }, [text])
  return JSON.parse(settled)
}

/** The field for the recipient's company: a company of the agency, or any name. */
function CompanyField({ form }: { form: ShareForm }) {
  const picker = usePicker()
  const { answer, searching } = useTypedSearch<ShareFieldsCompanyQuery>(companies, picker.search)
  const { id, name } = form.values.company
  return (
    <FormField label={shareLabels.recipientCompany} required error={errorOf(form, 'recipientCompany')}>
      <Picker
        name="recipientCompany"
        freeform
        placeholder="One of yours, or any name"
        picker={picker}
        value={id === null ? null : { id, name }}
        typed={name}
        found={answer?.companies.edges.map(({ node }) => ({ id: node.databaseId, name: node.name })) ?? []}
        nothing={searching ? 'Searching...' : 'Not one of your companies. The name is used as typed.'}
        onType={typed => form.set('company', { id: null, name: typed })}
        onPick={company => {
          if (!company) return
          form.set('company', company)
        }}
      />
    </FormField>
  )
}

/** The field for the deal of the share. The talents are compared with its needs, and answers appear on its page. */
function DealField({ form }: { form: ShareForm }) {
  const picker = usePicker()
  const { answer, searching } = useTypedSearch<ShareFieldsDealQuery>(deals, picker.search)
  const { deal } = form.values
  return (
    <FormField
      label={`${shareLabels.dealId} (optional)`}
      hint="The client sees its title. Replies appear on its page."
      error={errorOf(form, 'dealId')}
    >
      <Picker
        name="dealId"
        clearable
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
        onPick={chosen => {
          const company = answer?.deals.edges.find(({ node }) => node.databaseId === chosen?.id)?.node.company
          form.fill({
            deal: chosen,
            ...(company && form.values.company.name === ''
              ? { company: { id: company.databaseId, name: company.name } }
              : {}),
          })
        }}
      />
    </FormField>
  )
}

const companies = graphql`
  query ShareFieldsCompanyQuery($search: String!) {
    companies(first: 20, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name }
      }
    }
  }
`

const deals = graphql`
  query ShareFieldsDealQuery($search: String!) {
    deals(first: 20, filter: { search: $search }) {
      edges {
        node { databaseId title company { databaseId name } }
      }
    }
  }
`

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightRegular },
  // The negative margin aligns the boxes with the fields, in spite of the space around a box.
  boxes: { ...row, flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, marginInlineStart: '-8px' },
  box: small,
})
