import type { ErasureMutation } from '../../__generated__/ErasureMutation.graphql.ts'
import { graphql, useMutation } from '../../relay/plain.ts'
import { Act } from './Act.tsx'
import type { ActProps } from './Withdraw.tsx'

/** The action that asks the agency to erase the application. */
export function Erasure({ secret, onDone }: ActProps) {
  const [send, busy] = useMutation<ErasureMutation>(mutation)
  return (
    <Act
      action="Ask for erasure"
      text="Your application, your resume and all notes about them are removed."
      question="Ask to have everything erased? Nobody can then consider you for this position."
      confirm="Ask for it"
      keep="Do not ask"
      busy={busy}
      run={async () => {
        const answer = await send({ input: { secret } })
        onDone(answer?.askForErasure.application)
      }}
    />
  )
}

const mutation = graphql`
  mutation ErasureMutation($input: AskForErasureInput!) {
    askForErasure(input: $input) {
      application { ...ApplicationPage_ownApplication }
    }
  }
`
