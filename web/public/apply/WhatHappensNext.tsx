import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useCopy } from '../../components/copy.ts'
import { column, phone } from '../../components/styles.ts'
import type { Submitted } from './ApplyForm.tsx'

type Props = { submitted: Submitted; agency: string }

/** For the thank-you message: who looks at the application, how long it takes, and the link to follow it. */
export function WhatHappensNext({ submitted: { statusUrl, waitingPosition }, agency }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>What happens next</h2>
      {waitingPosition && (
        <p className={styles.text}>
          You are number {waitingPosition} on the waiting list. As places open, people move up in the order in which
          they applied.
        </p>
      )}
      <ol className={styles.list}>
        <li>A program reads your resume, so that your name, role and skills stand beside the file.</li>
        <li>
          A recruiter of <bdi>{agency}</bdi> looks at it. No program rejects anybody.
        </li>
        <li>They contact you if it fits. How long that takes depends on the position.</li>
      </ol>
      {statusUrl ? (
        <StatusLink url={statusUrl} />
      ) : (
        <p className={styles.text}>
          You have sent this application before. The link that you got then shows where it stands.
        </p>
      )}
    </div>
  )
}

function StatusLink({ url }: { url: string }) {
  const styles = useStyles()
  const [copied, copy] = useCopy()
  return (
    <>
      <p className={styles.text}>
        <strong>Keep this link.</strong> It shows where your application stands, and lets you replace the resume,
        withdraw, or have everything erased. It is shown only now; whoever has it can do that.
      </p>
      <div className={styles.link}>
        <Input size="large" aria-label="Link to your application" readOnly className={styles.address} value={url} />
        <Button size="large" className={styles.act} onClick={() => void copy(url)}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        <Button as="a" href={url} size="large" appearance="primary" className={styles.act}>
          Open
        </Button>
      </div>
    </>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    gap: tokens.spacingVerticalM,
    alignSelf: 'stretch',
    marginBlockStart: tokens.spacingVerticalXXL,
    paddingBlockStart: tokens.spacingVerticalXXL,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'start',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { margin: 0 },
  list: { ...column, gap: tokens.spacingVerticalXS, margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  link: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  act: { minHeight: '44px', [phone]: { flexGrow: 1 } },
  address: { flexGrow: 1, minWidth: 0, [phone]: { flexBasis: '100%' } },
})
