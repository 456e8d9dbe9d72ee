import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { TalentChoice_suggestion$key } from '../../__generated__/TalentChoice_suggestion.graphql.ts'
import { PersonAvatar } from '../../components/PersonAvatar.tsx'
import { areaWord, candidateStatusWords } from '../../components/statuses.ts'
import type { ChosenTalent } from './TalentPicker.tsx'

type Props = { suggestion: TalentChoice_suggestion$key; onChoose: (talent: ChosenTalent) => void }

/** A talent to choose; who is on the deal already is said to be. */
export function TalentChoice({ suggestion: key, onChoose }: Props) {
  const { talent, candidate } = useFragment(fragment, key)
  const styles = useStyles()
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

const fragment = graphql`
  fragment TalentChoice_suggestion on CandidateSuggestion {
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

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const useStyles = makeStyles({
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
