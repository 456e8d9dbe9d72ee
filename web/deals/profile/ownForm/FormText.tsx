import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { FormTextMutation } from '../../../__generated__/FormTextMutation.graphql.ts'
import { CodeBlock } from '../../../components/CodeBlock.tsx'
import { column } from '../../../components/styles.ts'
import { useRecordAction, withReason } from '../../../relay/useRecordAction.ts'
import { addressOf, ownForm, ownFormWithScript } from './ownForm.ts'

/** The form to put on a page of one's own, plain or with script. The apply link, which it needs, is made when there is none. */
export function FormText({ id }: { id: number }) {
  const styles = useStyles()
  const [shown, setShown] = useState<{ label: string; text: string } | null>(null)
  const [act, busy] = useRecordAction<FormTextMutation>(mutation)
  async function show(label: string, write: (address: string) => string) {
    const answer = await act({ input: { id } }, { failed: withReason('Failed to make the form', 'Please try again.') })
    if (answer) setShown({ label, text: write(addressOf(answer.shareDeal.shareableUrl)) })
  }
  return (
    <div className={styles.root}>
      <Text>Put this form on a page of such a site. It sends applications by the apply link of the deal.</Text>
      <div className={styles.buttons}>
        <Button disabledFocusable={busy} onClick={() => show('Plain form', ownForm)}>
          Plain form
        </Button>
        <Button disabledFocusable={busy} onClick={() => show('Form with script', ownFormWithScript)}>
          Form with script
        </Button>
      </div>
      {shown && <CodeBlock {...shown} />}
    </div>
  )
}

const mutation = graphql`
  mutation FormTextMutation($input: ShareDealInput!) {
    shareDeal(input: $input) {
      shareableUrl
      deal { ...DealTimeline_deal }
    }
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
