import { graphql, useFragment } from 'react-relay'
import type { Subjects_activity$key } from '../__generated__/Subjects_activity.graphql.ts'
import { Link } from '../app/links.tsx'

/** Whose page a timeline stands on. */
export type PageNoun = 'talent' | 'company' | 'deal'

/** `named`: what need not be said, as it is clear or was said already. */
type Props = { activity: Subjects_activity$key; named: readonly PageNoun[] }

/** The other records that something was done with, as links: ' · Platform Engineer · Priya Raman'. */
export function Subjects({ activity: key, named }: Props) {
  const { deal, talent } = useFragment(fragment, key)
  return (
    <>
      {deal && !named.includes('deal') && (
        <>
          {' · '}
          <Link to={`/deals/${deal.databaseId}`}>
            <bdi>{deal.title}</bdi>
          </Link>
        </>
      )}
      {talent && !named.includes('talent') && (
        <>
          {' · '}
          <Link to={`/talent/${talent.databaseId}`}>
            <bdi>{talent.name}</bdi>
          </Link>
        </>
      )}
    </>
  )
}

const fragment = graphql`
  fragment Subjects_activity on Activity {
    deal {
      databaseId
      title
    }
    talent {
      databaseId
      name
    }
  }
`
