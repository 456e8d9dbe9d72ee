import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import { alsoFoundPlaces } from '../../../api/find/words.ts'
import type { AlsoFoundRow_places$key } from '../../__generated__/AlsoFoundRow_places.graphql.ts'
import type { AlsoFoundRow_talent$key } from '../../__generated__/AlsoFoundRow_talent.graphql.ts'
import { Link } from '../../app/links.tsx'
import { PersonAvatar } from '../../components/Avatars.tsx'
import { areaWord } from '../../components/statuses.ts'
import { caption, column, gutter, row } from '../../components/styles.ts'
import { Marked } from '../../list/searched/Marked.tsx'
import { SelectRow } from '../../list/selection/Selection.tsx'

type Props = { talent: AlsoFoundRow_talent$key; places: AlsoFoundRow_places$key }

/** A talent who was found elsewhere than in name, role and area, with the places. */
export function AlsoFoundRow({ talent: talentKey, places: placesKey }: Props) {
  const talent = useFragment(talentFragment, talentKey)
  const places = useFragment(placesFragment, placesKey)
  const styles = useStyles()
  const { databaseId, name, role, area, seniority } = talent
  return (
    <li className={styles.root}>
      <SelectRow record={{ id: databaseId, name }} />
      <PersonAvatar name={name} pictureUrl={talent.profilePictureUrl} />
      <div className={styles.words}>
        <span>
          <Link to={`/talent/${databaseId}`} className={styles.name}>
            <bdi>{name}</bdi>
          </Link>{' '}
          <span className={styles.facts}>{[role, areaWord(area), seniority].filter(Boolean).join(' · ')}</span>
        </span>
        {places.map(({ place, text }) => (
          <span key={place} className={styles.place}>
            {alsoFoundPlaces[place as keyof typeof alsoFoundPlaces]}: <Marked text={text} />
          </span>
        ))}
      </div>
    </li>
  )
}

const talentFragment = graphql`
  fragment AlsoFoundRow_talent on Talent { databaseId name role area seniority profilePictureUrl }
`

const placesFragment = graphql`
  fragment AlsoFoundRow_places on AlsoFoundPlace @relay(plural: true) { place text }
`

const useStyles = makeStyles({
  root: {
    ...row,
    ...gutter,
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { ...column, minWidth: 0, paddingBlockStart: '4px' },
  name: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  facts: { color: tokens.colorNeutralForeground2 },
  place: { ...caption, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
})
