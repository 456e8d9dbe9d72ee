import { graphql } from 'react-relay'
import type { useAddCandidateMutation } from '../__generated__/useAddCandidateMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'

/** The mutation that adds a talent to a deal's candidates. Throws a ProblemError. */
export const useAddCandidate = () => useMutation<useAddCandidateMutation>(mutation)

export const candidateAdded = (name: string | undefined) => ({
  title: 'Candidate added',
  text: `${name} is now a candidate for this deal.`,
})

export const ADDING_FAILED = 'Failed to add candidate to the deal.'

const mutation = graphql`
  mutation useAddCandidateMutation($input: AddCandidateInput!) {
    addCandidate(input: $input) {
      deal {
        ...Candidates_deal
        ...SelectedCandidate_deal
        ...Timeline_deal
      }
    }
  }
`
