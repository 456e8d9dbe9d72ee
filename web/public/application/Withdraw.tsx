import type { ApplicationPage_ownApplication$key } from '../../__generated__/ApplicationPage_ownApplication.graphql.ts'
import type { WithdrawMutation } from '../../__generated__/WithdrawMutation.graphql.ts'
import { graphql, useMutation } from '../../relay/plain.ts'
import { Act } from './Act.tsx'

/** The props of an action on an application: the secret in the application's link, and a callback for the answer. */
export type ActProps = {
  secret: string
  onDone: (application: ApplicationPage_ownApplication$key | null | undefined) => void
}

/** The action that withdraws the application. */
export function Withdraw({ secret, onDone }: ActProps) {
  const [send, busy] = useMutation<WithdrawMutation>(mutation)
  return (
    <Act
      action="Withdraw"
      text="No longer interested?"
      question="Withdraw your application? This cannot be taken back."
      confirm="Withdraw it"
      keep="Keep it"
      busy={busy}
      run={async () => {
        const answer = await send({ input: { secret } })
        onDone(answer?.withdrawOwnApplication.application)
      }}
    />
  )
}

const mutation = graphql`
  mutation WithdrawMutation($input: WithdrawOwnApplicationInput!) {
    withdrawOwnApplication(input: $input) {
      application { ...ApplicationPage_ownApplication }
    }
  }
`
