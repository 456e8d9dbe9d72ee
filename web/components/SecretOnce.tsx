import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { type ReactNode, useEffect, useRef } from 'react'
import { useCopy } from './copy.ts'
import { formatDateTime } from './format.ts'
import { column, row } from './styles.ts'
import { useToast } from './Toasts.tsx'

/** The new secret of a token or webhook. For a token, `previousUntil` is the time until which the old secret works. */
export type NewSecret = { id: string; name: string; secret: string; previousUntil?: string | null }

type Props = {
  made: NewSecret
  onDone: () => void
  noun?: string
  children?: ReactNode
}

/** Shows a new secret, which is never shown again. */
export function SecretOnce({
  made: { name, secret, previousUntil },
  onDone,
  noun = 'token',
  children = BEARER,
}: Props) {
  const styles = useStyles()
  const toast = useToast()
  const [copied, copySecret] = useCopy()
  const copyButton = useRef<HTMLButtonElement>(null)
  useEffect(() => copyButton.current?.focus(), [])

  async function copy() {
    if (!(await copySecret(secret)))
      toast({ title: `Failed to copy ${noun}`, text: 'Select it and copy it by hand.', intent: 'error' })
  }

  return (
    <section aria-label={`Secret of ${name}`} className={styles.root}>
      <Text weight="semibold">
        Copy the {noun} of “{name}” now: it is not shown again.
      </Text>
      <div className={styles.line}>
        <code className={styles.secret}>{secret}</code>
        <Button
          ref={copyButton}
          appearance="primary"
          icon={copied ? <CheckmarkRegular /> : <CopyRegular />}
          onClick={copy}
        >
          {copied ? 'Copied!' : `Copy ${noun}`}
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
      <Text size={200} className={styles.how}>
        {children}
        {previousUntil && ` The old one works until ${formatDateTime(previousUntil)}.`}
      </Text>
    </section>
  )
}

const BEARER = (
  <>
    Sent as <code>Authorization: Bearer …</code>
  </>
)

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  line: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  secret: {
    flexGrow: 1,
    flexBasis: '260px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    userSelect: 'all',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
  },
  how: { color: tokens.colorNeutralForeground3 },
})
