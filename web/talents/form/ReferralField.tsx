import { Combobox, Option } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { ReferralFieldQuery, ReferralFieldQuery$data } from '../../__generated__/ReferralFieldQuery.graphql.ts'
import { FormField } from '../../forms/FormField.tsx'
import { errorAt, type TalentForm } from './values.ts'

/** Who referred them: a talent, found by name. */
export function ReferralField({ form, self }: { form: TalentForm; self?: number }) {
  const { referredBy } = form.values
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const found = useTalentsNamed(typed).filter(({ databaseId }) => databaseId !== self)

  return (
    <FormField label="Referred by" error={errorAt(form, 'referredBy')} hint="A talent in the database.">
      <Combobox
        name="referredBy"
        clearable
        autoComplete="off"
        placeholder="Search by name"
        value={typed ?? referredBy?.name ?? ''}
        selectedOptions={referredBy ? [`${referredBy.id}`] : []}
        open={open}
        onOpenChange={(_, data) => setOpen(data.open)}
        onInput={event => {
          setTyped(event.currentTarget.value)
          setOpen(true)
        }}
        onBlur={() => setTyped(null)}
        onOptionSelect={(_, { optionValue, optionText }) => {
          setTyped(null)
          form.set('referredBy', optionValue ? { id: Number(optionValue), name: optionText ?? '' } : null)
        }}
      >
        {found.map(({ databaseId, name, role }) => (
          <Option key={databaseId} value={`${databaseId}`} text={name}>
            {name} · {role}
          </Option>
        ))}
        {found.length === 0 && (
          <Option disabled value="" text="">
            {typed ? 'No talent of that name' : 'Type a name to search'}
          </Option>
        )}
      </Combobox>
    </FormField>
  )
}

type Found = ReferralFieldQuery$data['talents']['edges'][number]['node']

/** Follows the typing, once the fingers rest; the former answer stays until the next one is there. */
function useTalentsNamed(typed: string | null): readonly Found[] {
  const environment = useRelayEnvironment()
  const [found, setFound] = useState<readonly Found[]>([])
  useEffect(() => {
    const search = typed?.trim()
    if (!search) return
    let subscription: { unsubscribe(): void } | undefined
    const pause = setTimeout(() => {
      subscription = fetchQuery<ReferralFieldQuery>(environment, query, { search }).subscribe({
        next: ({ talents }) => setFound(talents.edges.map(({ node }) => node)),
        error: () => setFound([]),
      })
    }, 200)
    return () => {
      clearTimeout(pause)
      subscription?.unsubscribe()
    }
  }, [environment, typed])
  return found
}

const query = graphql`
  query ReferralFieldQuery($search: String!) {
    talents(first: 8, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node {
          databaseId
          name
          role
        }
      }
    }
  }
`
