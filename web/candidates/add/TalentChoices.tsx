import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { TalentChoicesQuery } from '../../__generated__/TalentChoicesQuery.graphql.ts'
import { PersonAvatar } from '../../components/Avatars.tsx'
import { areaWord, candidateStatusWords } from '../../components/statuses.ts'
import { caption, column, ellipsis, row } from '../../components/styles.ts'

export type ChosenTalent = { databaseId: number; name: string; role: string; profilePictureUrl: string | null }

type Props = { dealId: number; search: string; onChoose: (talent: ChosenTalent) => void }

/** The talents to choose from: the first few by name, or the search results. */
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

type ChoiceProps = {
  suggestion: NonNullable<TalentChoicesQuery['response']['deal']>['candidateSuggestions'][number]
  onChoose: Props['onChoose']
}

/** A talent to choose. A talent who is already on the deal is disabled, and shows the status on that deal. */
function TalentChoice({ suggestion: { talent, candidate }, onChoose }: ChoiceProps) {
  const styles = useStyles()
  const { databaseId, name, role, profilePictureUrl = null } = talent
  const facts = [role, areaWord(talent.area), talent.techStack.slice(0, 3).join(', ')].filter(Boolean)
  return (
    <li>
      <button
        type="button"
        className={styles.choice}
        disabled={Boolean(candidate)}
        onClick={() => onChoose({ databaseId, name, role, profilePictureUrl })}
      >
        <PersonAvatar name={name} pictureUrl={profilePictureUrl} />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.facts}>{facts.join(' · ')}</span>
          {!candidate &&
            talent.engagements.map(({ text }) => (
              <span key={text} className={styles.facts}>
                {text}
              </span>
            ))}
        </span>
        {candidate && (
          <span className={styles.already}>
            Already on this deal
            {candidate.status !== '%future added value' && ` · ${candidateStatusWords[candidate.status].label}`}
          </span>
        )}
      </button>
    </li>
  )
}

const query = graphql`
  query TalentChoicesQuery($id: Int!, $search: String) {
    deal(id: $id) {
      candidateSuggestions(search: $search) {
        talent {
          id databaseId name role area techStack profilePictureUrl
          engagements { text }
        }
        candidate { status }
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
  choice: {
    ...row,
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '52px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover:enabled': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    ':disabled': { cursor: 'default' },
  },
  words: { ...column, flexGrow: 1, minWidth: 0 },
  name: { ...ellipsis, fontWeight: tokens.fontWeightSemibold },
  facts: { ...ellipsis, ...caption },
  already: { ...caption, flexShrink: 0, maxWidth: '45%', textAlign: 'end' },
})
