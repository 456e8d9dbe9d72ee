import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import type { TalentChoicesChoice_suggestion$key } from '../../__generated__/TalentChoicesChoice_suggestion.graphql.ts'
import type { TalentChoicesQuery } from '../../__generated__/TalentChoicesQuery.graphql.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { areaWord, candidateStatusWords } from '../../components/statuses.ts'

/** What is known of a talent who was picked. */
export type ChosenTalent = { databaseId: number; name: string; role: string; profilePictureUrl: string | null }

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

type ChoiceProps = { suggestion: TalentChoicesChoice_suggestion$key; onChoose: (talent: ChosenTalent) => void }

/** A talent to choose; who is on the deal already is said to be. */
function TalentChoice({ suggestion: key, onChoose }: ChoiceProps) {
  const { talent, candidate } = useFragment(choiceFragment, key)
  const styles = useChoiceStyles()
  const { databaseId, name, role, profilePictureUrl = null } = talent
  const facts = [role, areaWord(talent.area), talent.techStack.slice(0, 3).join(', ')].filter(Boolean)
  return (
    <li>
      <button
        type="button"
        className={styles.root}
        disabled={candidate !== null && candidate !== undefined}
        onClick={() => onChoose({ databaseId, name, role, profilePictureUrl })}
      >
        <PersonAvatar name={name} pictureUrl={profilePictureUrl} />
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.facts}>{facts.join(' · ')}</span>
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

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const query = graphql`
  query TalentChoicesQuery($id: Int!, $search: String) {
    deal(id: $id) {
      candidateSuggestions(search: $search) {
        talent {
          id
        }
        ...TalentChoicesChoice_suggestion
      }
    }
  }
`

const choiceFragment = graphql`
  fragment TalentChoicesChoice_suggestion on CandidateSuggestion {
    talent {
      databaseId
      name
      role
      area
      techStack
      profilePictureUrl
    }
    candidate {
      status
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

const useChoiceStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
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
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { ...clipped, fontWeight: tokens.fontWeightSemibold },
  facts: { ...clipped, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  already: {
    flexShrink: 0,
    maxWidth: '45%',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'end',
  },
})
