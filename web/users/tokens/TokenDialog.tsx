import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { heldBy } from '../../../api/tokenScopes/rules.ts'
import type { TokenDialog_token$key } from '../../__generated__/TokenDialog_token.graphql.ts'
import { Fact, FactList } from '../../components/FactList.tsx'
import { formatDateTime } from '../../components/format.ts'
import { column } from '../../components/styles.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ScopeMatrix } from './ScopeMatrix.tsx'

type Props = { token: TokenDialog_token$key; onClose: () => void }

/** What a token may do, when it ends and was used, and an answer as it would get it. */
export function TokenDialog({ token: key, onClose }: Props) {
  const token = useFragment(fragment, key)
  const { databaseId, name, scope, scopes, expiresAt, previousUntil } = token
  return (
    <FormDialog
      title={`What “${name}” may do`}
      form={{ props: {}, dirty: false, busy: false }}
      cancel="Close"
      onClose={onClose}
    >
      <FactList>
        <Fact name="Expires">{expiresAt ? formatDateTime(expiresAt) : 'Never'}</Fact>
        <Fact name="Last used">{useOf(token)}</Fact>
        {previousUntil && <Fact name="Old secret">Works until {formatDateTime(previousUntil)}</Fact>}
      </FactList>
      <ScopeMatrix chosen={[...heldBy({ scope: scope === 'READ_WRITE' ? scope : 'READ', scopes })]} />
      <Example id={databaseId} />
    </FormDialog>
  )
}

/** An answer as the token gets it, asked for in the person's session: docs/decisions/112. */
function Example({ id }: { id: number }) {
  const styles = useStyles()
  const [answer, setAnswer] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    setAnswer(await answerTo(id).catch(() => 'The product could not be reached. Please try again.'))
    setBusy(false)
  }
  return (
    <section aria-label="An example" className={styles.example}>
      <Button className={styles.ask} disabledFocusable={busy} onClick={ask}>
        Call GET {CALL} as this token
      </Button>
      <pre aria-live="polite" className={answer === null ? undefined : styles.answer}>
        {answer}
      </pre>
    </section>
  )
}

const CALL = '/api/auth/me'

async function answerTo(id: number): Promise<string> {
  const response = await fetch(CALL, { headers: { 'x-preview-token': String(id) }, credentials: 'same-origin' })
  return JSON.stringify(await response.json(), null, 2)
}

/** When, from where and by which program it was used last. */
function useOf({ lastUsedAt, lastUsedFrom, lastUsedBy }: TokenUse): string {
  if (!lastUsedAt) return 'Never'
  const from = lastUsedFrom ? ` from ${lastUsedFrom}` : ''
  return `${formatDateTime(lastUsedAt)}${from}${lastUsedBy ? ` by ${lastUsedBy}` : ''}`
}

type TokenUse = { lastUsedAt?: string | null; lastUsedFrom?: string | null; lastUsedBy?: string | null }

const fragment = graphql`
  fragment TokenDialog_token on ApiToken {
    databaseId name scope scopes expiresAt lastUsedAt lastUsedFrom lastUsedBy previousUntil
  }
`

const useStyles = makeStyles({
  example: { ...column, gap: tokens.spacingVerticalS },
  ask: { alignSelf: 'flex-start' },
  answer: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})
