import { Switch } from '@fluentui/react-components'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import type { MorningEmailMutation } from '../__generated__/MorningEmailMutation.graphql.ts'
import type { MorningEmailQuery } from '../__generated__/MorningEmailQuery.graphql.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'

/** The switch for the viewer's morning e-mail, rendered if the operator enabled such e-mails. Saved at once. */
export function MorningEmail() {
  const { morningEmail } = useLazyLoadQuery<MorningEmailQuery>(query, {})
  const [choose, busy] = useRecordAction<MorningEmailMutation>(mutation)
  const failed = withReason('Error', 'Your choice could not be saved. Please try again.')
  if (morningEmail == null) return null
  return (
    <Switch
      label="Morning e-mail with my list for today"
      checked={morningEmail}
      disabled={busy}
      onChange={(_, { checked }) => {
        const updater = (store: RecordSourceProxy) => void store.getRoot().setValue(checked, 'morningEmail')
        void choose({ input: { wanted: checked } }, { failed, updater, optimisticUpdater: updater })
      }}
    />
  )
}

const query = graphql`
  query MorningEmailQuery { morningEmail }
`

const mutation = graphql`
  mutation MorningEmailMutation($input: SetMorningEmailInput!) {
    setMorningEmail(input: $input) { success }
  }
`
