import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { TalentChoicesQuery } from '../../__generated__/TalentChoicesQuery.graphql.ts'
import { TalentChoice } from './TalentChoice.tsx'
import type { ChosenTalent } from './TalentPicker.tsx'

type Props = { dealId: number; search: string; onChoose: (talent: ChosenTalent) => void }

/** The talents that the server offers for the deal: the first few by name, or those that the search finds. */
export function TalentChoices({ dealId, search, onChoose }: Props) {
  const styles = useStyles()
  const variables = { id: dealId, search: search || null }
  const { deal } = useLazyLoadQuery<TalentChoicesQuery>(query, variables, { fetchPolicy: 'store-and-network' })
  const found = deal?.candidateSuggestions ?? []
  if (found.length === 0) {
    return (
      <p role="status" className={styles.none}>
        {search ? `No talents found matching "${search}"` : 'There are no talents yet.'}
      </p>
    )
  }
  return (
    <ul aria-label="Talents" className={styles.list}>
      {found.map(suggestion => (
        <TalentChoice key={suggestion.talent.id} suggestion={suggestion} onChoose={onChoose} />
      ))}
    </ul>
  )
}

const query = graphql`
  query TalentChoicesQuery($id: Int!, $search: String) {
    deal(id: $id) {
      candidateSuggestions(search: $search) {
        talent {
          id
        }
        ...TalentChoice_suggestion
      }
    }
  }
`

const useStyles = makeStyles({
  list: { margin: 0, padding: tokens.spacingVerticalXS, listStyleType: 'none' },
  none: {
    margin: 0,
    padding: tokens.spacingHorizontalXXL,
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
})
