import { graphql, useFragment } from 'react-relay'
import type { Sentence_activity$key } from '../__generated__/Sentence_activity.graphql.ts'
import { Link } from '../app/links.tsx'
import { PERSON } from './kinds.ts'

/** Whose page a timeline stands on: that record need not be named. */
export type PageNoun = 'talent' | 'company' | 'deal'

type Props = { activity: Sentence_activity$key; words: string; page: PageNoun }

/**
 * What was done, with whom, and with which other records: 'moved Fatima Noor to Interviewed · Platform Engineer'.
 */
export function Sentence({ activity: key, words, page }: Props) {
  const { talent, deal, changes } = useFragment(fragment, key)
  const [before = '', after] = words.split(PERSON)
  const isAboutPerson = after !== undefined
  const applicant = changes.find(({ field }) => field === 'applicant')
  const talentLink = talent && page !== 'talent' && (
    <RecordLink to={`/talent/${talent.databaseId}`} name={talent.name} />
  )
  return (
    <>
      {before}
      {isAboutPerson && (
        <>
          {talentLink || <bdi>{talent?.name ?? applicant?.after ?? applicant?.before ?? 'a candidate'}</bdi>}
          {after}
        </>
      )}
      {deal && page !== 'deal' && (
        <>
          {' · '}
          <RecordLink to={`/deals/${deal.databaseId}`} name={deal.title} />
        </>
      )}
      {talentLink && !isAboutPerson && (
        <>
          {' · '}
          {talentLink}
        </>
      )}
    </>
  )
}

function RecordLink({ to, name }: { to: string; name: string }) {
  return (
    <Link to={to}>
      <bdi>{name}</bdi>
    </Link>
  )
}

const fragment = graphql`
  fragment Sentence_activity on Activity {
    talent {
      databaseId
      name
    }
    deal {
      databaseId
      title
    }
    changes {
      field
      before
      after
    }
  }
`
