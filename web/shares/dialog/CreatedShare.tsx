import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { useEffect, useRef } from 'react'
import { row } from '../../components/styles.ts'
import { StableLabel } from '../../components/texts.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'

type Props = { link: string; copied: boolean; onCopy: () => void; onClose: () => void }

/** The link of a new share, which is copied already where the browser allows it. */
export function CreatedShare({ link, copied, onCopy, onClose }: Props) {
  const styles = useStyles()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <FormDialog
      title="The link is ready"
      form={{
        props: {
          noValidate: true,
          onSubmit(event) {
            event.preventDefault()
            onClose()
          },
        },
        dirty: false,
        busy: false,
      }}
      cancel="Close"
      onClose={onClose}
    >
      <Field label="Link for the client" hint="The client keeps seeing this version until you renew it.">
        {field => (
          <div className={styles.line}>
            <Input {...field} readOnly value={link} className={styles.link} onFocus={event => event.target.select()} />
            <Button
              ref={button}
              name="copy"
              appearance="primary"
              icon={copied ? <CheckmarkRegular /> : <CopyRegular />}
              className={styles.copy}
              onClick={onCopy}
            >
              <StableLabel label={copied ? COPIED : COPY} all={[COPY, COPIED]} />
            </Button>
          </div>
        )}
      </Field>
      <span role="status" className={styles.said}>
        {copied ? 'The link is in your clipboard.' : ''}
      </span>
    </FormDialog>
  )
}

const COPY = 'Copy link'
const COPIED = 'Copied'

const useStyles = makeStyles({
  line: { ...row, gap: tokens.spacingHorizontalS, minWidth: 0 },
  link: { flexGrow: 1, minWidth: 0 },
  copy: { flexShrink: 0 },
  said: { minHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground3 },
})
