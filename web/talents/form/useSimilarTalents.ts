import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useSimilarTalentsQuery } from '../../__generated__/useSimilarTalentsQuery.graphql.ts'
import type { TalentFormValues } from './talentFields.ts'

/** Somebody in the database with the same e-mail, phone or LinkedIn address. */
export type SimilarTalent = useSimilarTalentsQuery['response']['similarTalents'][number]

type Contact = Pick<TalentFormValues, 'email' | 'phone' | 'linkedinUrl'>

/** Asks the server who else has these contacts. Throws a ProblemError. */
export function useSimilarTalents() {
  const environment = useRelayEnvironment()
  return useCallback(
    async ({ email, phone, linkedinUrl }: Contact): Promise<readonly SimilarTalent[]> => {
      if (!email.trim() && !phone.trim() && !linkedinUrl.trim()) return []
      const contact = { email: email || null, phone: phone || null, linkedinUrl: linkedinUrl || null }
      const answer = await fetchQuery<useSimilarTalentsQuery>(environment, query, contact).toPromise()
      return answer?.similarTalents ?? []
    },
    [environment],
  )
}

const query = graphql`
  query useSimilarTalentsQuery($email: String, $phone: String, $linkedinUrl: String) {
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
