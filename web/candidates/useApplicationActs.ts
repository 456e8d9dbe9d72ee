import { graphql } from 'react-relay'
import type { useApplicationActsEraseMutation } from '../__generated__/useApplicationActsEraseMutation.graphql.ts'
import type { useApplicationActsMoveUpMutation } from '../__generated__/useApplicationActsMoveUpMutation.graphql.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'

/** Lets an applicant move up from the waiting list, and erases the application of one who asked for it. */
export function useApplicationActs(id: number, name: string) {
  const [moveUp] = useRecordAction<useApplicationActsMoveUpMutation>(moveUpMutation)
  const [erase] = useRecordAction<useApplicationActsEraseMutation>(eraseMutation)
  const input = { id }
  return {
    moveUp: () =>
      moveUp(
        { input },
        {
          done: { title: 'Moved up', text: `${name} left the waiting list.` },
          failed: { title: 'Error', text: 'The applicant could not be moved up. Please try again.' },
        },
      ),
    erase: () =>
      erase(
        { input },
        {
          ask: {
            title: `Erase the application of ${name}?`,
            text: `The application of ${name}, the resume and all notes are erased. The timeline only records that it happened. This action cannot be undone.`,
            action: 'Erase',
            destructive: true,
          },
          done: { title: 'Application erased' },
          failed: {
            title: 'Error',
            text: 'The application could not be erased. If the applicant is a talent, delete the talent first.',
          },
        },
      ),
  }
}

const moveUpMutation = graphql`
  mutation useApplicationActsMoveUpMutation($input: MoveUpApplicationInput!) {
    moveUpApplication(input: $input) {
      deal {
        ...Candidates_applications
        ...DealPage_applicationLimit
        ...DealTimeline_deal
      }
    }
  }
`

const eraseMutation = graphql`
  mutation useApplicationActsEraseMutation($input: EraseApplicationInput!) {
    eraseApplication(input: $input) {
      deal {
        ...Candidates_applications
        ...DealPage_applicationLimit
        ...DealTimeline_deal
      }
    }
  }
`
