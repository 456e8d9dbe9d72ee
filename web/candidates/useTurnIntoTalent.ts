import { startTransition, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { AddTalentDialog_application$key } from '../__generated__/AddTalentDialog_application.graphql.ts'
import type { useTurnIntoTalentQuery } from '../__generated__/useTurnIntoTalentQuery.graphql.ts'
import { useToast } from '../components/Toasts.tsx'
import { serverMessage } from '../relay/ProblemError.ts'

/** The applicant who becomes a talent: all that their resume says is asked for when the form is opened. */
export function useTurnIntoTalent(id: string) {
  const environment = useRelayEnvironment()
  const toast = useToast()
  const [applicant, setApplicant] = useState<AddTalentDialog_application$key>()

  async function open() {
    try {
      const answer = await fetchQuery<useTurnIntoTalentQuery>(environment, query, { id }).toPromise()
      const found = answer?.node?.application
      // The form's code may still be on its way: the page stays until it is there.
      if (found) startTransition(() => setApplicant(found))
      else toast({ title: 'Application not found', text: 'It was removed by somebody else.', intent: 'error' })
    } catch (error) {
      const text = serverMessage(error, 'Please try again.')
      toast({ title: 'The application could not be opened', text, intent: 'error' })
    }
  }
  return { applicant, open, close: () => setApplicant(undefined) }
}

const query = graphql`
  query useTurnIntoTalentQuery($id: ID!) {
    node(id: $id) {
      ...AddTalentDialog_application @alias(as: "application")
    }
  }
`
