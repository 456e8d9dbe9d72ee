import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { SimilarTalentsQuery } from '../../__generated__/SimilarTalentsQuery.graphql.ts'
import { ExternalLink } from '../../components/ExternalLink.tsx'
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

/** Somebody in the database with the same e-mail, phone or LinkedIn address. */
export type SimilarTalent = SimilarTalentsQuery['response']['similarTalents'][number]

type Contact = Pick<TalentFormValues, 'email' | 'phone' | 'linkedinUrl'>

/** Asks the server who else has these contacts. Throws a ProblemError. */
export function useSimilarTalents() {
  const environment = useRelayEnvironment()
  return useCallback(
    async ({ email, phone, linkedinUrl }: Contact): Promise<readonly SimilarTalent[]> => {
      if (!email.trim() && !phone.trim() && !linkedinUrl.trim()) return []
      const contact = { email: email || null, phone: phone || null, linkedinUrl: linkedinUrl || null }
      const answer = await fetchQuery<SimilarTalentsQuery>(environment, query, contact).toPromise()
      return answer?.similarTalents ?? []
    },
    [environment],
  )
}

const query = graphql`
  query SimilarTalentsQuery($email: String, $phone: String, $linkedinUrl: String) {
    similarTalents(email: $email, phone: $phone, linkedinUrl: $linkedinUrl) {
      databaseId
      name
      role
      email
      phone
      linkedinUrl
    }
  }
`

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  talent: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})
