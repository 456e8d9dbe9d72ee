import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUp16Regular } from '@fluentui/react-icons/svg/chevron-up'
import { Suspense, useEffect, useId, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery, useQueryLoader } from 'react-relay'
import { alsoFoundPlaces } from '../../../api/find/words.ts'
import type { AlsoFound_alsoFoundRowPlaces$key } from '../../__generated__/AlsoFound_alsoFoundRowPlaces.graphql.ts'
import type { AlsoFound_alsoFoundRowTalent$key } from '../../__generated__/AlsoFound_alsoFoundRowTalent.graphql.ts'
import type { AlsoFoundQuery } from '../../__generated__/AlsoFoundQuery.graphql.ts'
import { Link } from '../../app/links.tsx'
import { PersonAvatar } from '../../components/Avatars.tsx'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { areaWord } from '../../components/statuses.ts'
import { caption, column, gutter, plainList, row, wide } from '../../components/styles.ts'
import type { ListAddress, ListControls } from '../../list/listAddress.ts'
import { Marked } from '../../list/searched/Marked.tsx'
import { SelectRow } from '../../list/selection/Selection.tsx'
import { talentList } from './talentList.ts'

/** The number of talents shown at first; `MOST` is the number shown at most. */
const SHOWN = 20
const MOST = 200

/** The number up to which `totalCount` is exact; a higher count is reported as 1,001. */
const COUNTED = 1_000

/**
 * The section below the list: the number of talents who match the search in fields other than name, role and area. On
 * demand, or at once if the list is empty, it shows these talents and the matching fields. The talents can be selected.
 */
export function AlsoFound({ address, change }: Omit<ListControls, 'busy'>) {
  const [loaded, load] = useQueryLoader<AlsoFoundQuery>(query)
  const [first, setFirst] = useState(SHOWN)
  const said = talentList.address.write({ ...address, below: null, after: null, before: null })
  useEffect(() => {
    const { filter } = talentList.address.variables(new URLSearchParams(said))
    load({ filter, first }, { fetchPolicy: 'store-and-network' })
  }, [load, said, first])
  if (!loaded) return null
  return (
    // A failure is not shown: the list is useful without this section, and reports connection problems itself.
    <ErrorBoundary resetOn={loaded} fallback={() => null}>
      <Suspense fallback={null}>
        <Found
          queryRef={loaded}
          below={address.below}
          // With `asLeft`, the rows of the list are not loaded again.
          onTurn={below => change({ ...address, below }, { replace: true, asLeft: true })}
          onMore={first < MOST ? () => setFirst(MOST) : undefined}
        />
      </Suspense>
    </ErrorBoundary>
  )
}

type Props = {
  queryRef: PreloadedQuery<AlsoFoundQuery>
  below: ListAddress['below']
  onTurn: (below: ListAddress['below']) => void
  onMore: (() => void) | undefined
}

function Found({ queryRef, below, onTurn, onMore }: Props) {
  const { talentsAlsoFound: found, rows } = usePreloadedQuery<AlsoFoundQuery>(query, queryRef)
  const styles = useStyles()
  const id = useId()
  const open = below ? below === 'open' : rows.edges.length === 0
  if (found.totalCount === 0) return null
  const count = found.totalCount > COUNTED ? `${COUNTED.toLocaleString('en')}+` : found.totalCount.toLocaleString('en')
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Button
        id={id}
        appearance="subtle"
        size="small"
        className={styles.line}
        icon={open ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
        iconPosition="after"
        aria-expanded={open}
        onClick={() => onTurn(open ? 'closed' : 'open')}
      >
        Also in skills, companies, e-mail, summary: {count}
      </Button>
      {open && (
        <ul className={styles.list}>
          {found.edges.map(({ node, places }) => (
            <AlsoFoundRow key={node.id} talent={node} places={places} />
          ))}
          {found.pageInfo.hasNextPage && (
            <li className={styles.more}>
              {onMore ? (
                <Button size="small" onClick={onMore}>
                  Show more
                </Button>
              ) : (
                `The newest ${found.edges.length} are shown. A longer search or a filter leaves fewer.`
              )}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

type AlsoFoundRowProps = { talent: AlsoFound_alsoFoundRowTalent$key; places: AlsoFound_alsoFoundRowPlaces$key }

/** A talent who matches in fields other than name, role and area, with the matching texts of these fields. */
function AlsoFoundRow({ talent: talentKey, places: placesKey }: AlsoFoundRowProps) {
  const talent = useFragment(talentFragment, talentKey)
  const places = useFragment(placesFragment, placesKey)
  const styles = useStyles()
  const { databaseId, name, role, area, seniority } = talent
  return (
    <li className={styles.alsoFoundRow}>
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

const query = graphql`
  query AlsoFoundQuery($filter: TalentFilter!, $first: Int!) {
    rows: talents(first: 1, filter: $filter) {
      edges {
        node { id }
      }
    }
    talentsAlsoFound(filter: $filter, first: $first) {
      totalCount
      edges {
        node { id ...AlsoFound_alsoFoundRowTalent }
        places { ...AlsoFound_alsoFoundRowPlaces }
      }
      pageInfo { hasNextPage }
    }
  }
`

const talentFragment = graphql`
  fragment AlsoFound_alsoFoundRowTalent on Talent { databaseId name role area seniority profilePictureUrl }
`

const placesFragment = graphql`
  fragment AlsoFound_alsoFoundRowPlaces on AlsoFoundPlace @relay(plural: true) { place text }
`

const useStyles = makeStyles({
  root: {
    ...column,
    flexShrink: 0,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [wide]: { maxHeight: '60%', minHeight: 0 },
  },
  line: {
    ...gutter,
    flexShrink: 0,
    justifyContent: 'flex-start',
    minHeight: '36px',
    borderRadius: 0,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
  list: { ...plainList, minHeight: 0, overflowY: 'auto' },
  more: { ...gutter, ...caption, paddingBlock: tokens.spacingVerticalS },
  alsoFoundRow: {
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
