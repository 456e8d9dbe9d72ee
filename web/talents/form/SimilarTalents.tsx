import { makeStyles, tokens } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { SimilarTalentsQuery } from '../../__generated__/SimilarTalentsQuery.graphql.ts'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { column, plainList } from '../../components/styles.ts'
import { useFetch } from '../../relay/useFetch.ts'
import type { TalentFormValues } from './talentFields.ts'

/** Talents that may be the same person, each with a link that opens beside the form. */
export function SimilarTalents({ talents }: { talents: readonly SimilarTalent[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.root}>
      {talents.map(({ databaseId, name, role, email, phone, linkedinUrl }) => (
        <li key={databaseId} className={styles.talent}>
          <ExternalLink href={`/talent/${databaseId}`}>{name}</ExternalLink>
          <span className={styles.quiet}>{[role, email ?? phone ?? linkedinUrl].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}

/** A talent in the database with the same e-mail, phone or LinkedIn address. */
export type SimilarTalent = SimilarTalentsQuery['response']['similarTalents'][number]

type Contact = Pick<TalentFormValues, 'email' | 'phone' | 'linkedinUrl'>

/** Searches talents with the same contacts. Throws a ProblemError. */
export function useSimilarTalents() {
  const fetchTalents = useFetch<SimilarTalentsQuery>(query)
  return async ({ email, phone, linkedinUrl }: Contact): Promise<readonly SimilarTalent[]> => {
    if (!email.trim() && !phone.trim() && !linkedinUrl.trim()) return []
    const contact = { email: email || null, phone: phone || null, linkedinUrl: linkedinUrl || null }
    return (await fetchTalents(contact)).similarTalents
  }
}

const query = graphql`
  query SimilarTalentsQuery($email: String, $phone: String, $linkedinUrl: String) {
    similarTalents(email: $email, phone: $phone, linkedinUrl: $linkedinUrl) {
      databaseId name role email phone linkedinUrl
    }
  }
`

const useStyles = makeStyles({
  root: { ...column, ...plainList, gap: tokens.spacingVerticalXS },
  talent: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})
