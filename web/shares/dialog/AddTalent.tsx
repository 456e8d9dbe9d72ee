import { graphql } from 'react-relay'
import { MOST_TALENTS } from '../../../api/shares/words.ts'
import type { AddTalentQuery } from '../../__generated__/AddTalentQuery.graphql.ts'
import { FormField } from '../../forms/FormField.tsx'
import { type Picked, Picker, usePicker } from '../../forms/Picker.tsx'
import { useTypedSearch } from '../../relay/useFetch.ts'

type Props = {
  /** The talents that are not offered anymore. */
  chosen: readonly Picked[]
  error: string | undefined
  onAdd: (talent: Picked) => void
}

/** Finds one more talent to share. */
export function AddTalent({ chosen, error, onAdd }: Props) {
  const picker = usePicker()
  const { answer, searching } = useTypedSearch<AddTalentQuery>(query, picker.search)
  const isFull = chosen.length >= MOST_TALENTS
  const found =
    answer?.talents.edges.map(({ node }) => ({ id: node.databaseId, name: node.name, more: node.role })) ?? []
  const others = found.filter(({ id }) => chosen.every(each => each.id !== id))
  return (
    <FormField
      label="Add a talent"
      error={error}
      hint={isFull ? `A shortlist holds at most ${MOST_TALENTS} talents.` : `At most ${MOST_TALENTS}.`}
    >
      <Picker
        name="talents"
        disabled={isFull}
        picker={picker}
        value={null}
        found={others}
        nothing={searching ? 'Searching...' : found.length > 0 ? 'Already added' : 'No talent found'}
        onPick={talent => {
          if (talent && !isFull) onAdd(talent)
        }}
      />
    </FormField>
  )
}

const query = graphql`
  query AddTalentQuery($search: String!) {
    talents(first: 20, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name role }
      }
    }
  }
`
