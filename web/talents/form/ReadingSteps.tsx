import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { graphql, useSubscription } from 'react-relay'
import type {
  ReadingStepsSubscription,
  ReadingStepsSubscription$data,
} from '../../__generated__/ReadingStepsSubscription.graphql.ts'
import { column, row } from '../../components/styles.ts'
import { percent } from '../../forms/UploadStatus.tsx'
import type { Files } from './useResumeReading.ts'

/** The progress of reading a resume, with a button that stops the reading. */
export function ReadingSteps({ files: { uploading, address, stop } }: { files: Files }) {
  if (!uploading && address) return <ReadingPages address={address} stop={stop} />
  return (
    <Step
      words={uploading ? 'Uploading' : 'Reading the resume'}
      detail={uploading ? percent(uploading.share) : 'This takes a few seconds.'}
      share={uploading?.share}
      stop={stop}
    />
  )
}

/** The number of the page that is being read. Only scanned resumes are read page by page. */
function ReadingPages({ address, stop }: { address: string; stop: () => void }) {
  const [progress, setProgress] = useState<ReadingStepsSubscription$data['resumeProgress']>()
  const config = useMemo(
    () => ({
      subscription,
      variables: { resumeUrl: address },
      onNext: (data: ReadingStepsSubscription$data | null | undefined) => setProgress(data?.resumeProgress),
      onError() {}, // After an error, only the progress is missing; the resume is still being read.
    }),
    [address],
  )
  useSubscription<ReadingStepsSubscription>(config)
  const { page, of } = progress ?? {}
  if (!page || !of) return <Step words="Reading the resume" detail="This takes a few seconds." stop={stop} />
  return (
    <Step
      words={`Reading page ${page} of ${of} …`}
      detail="A picture takes some seconds."
      share={(page - 0.5) / of}
      stop={stop}
    />
  )
}

type StepProps = { words: string; detail: string; share?: number | undefined; stop: () => void }

function Step({ words, detail, share, stop }: StepProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <Text role="status">{words}</Text>
        <Text className={styles.quiet}>{detail}</Text>
        <Button size="small" className={styles.stop} onClick={stop}>
          Stop
        </Button>
      </div>
      <ProgressBar aria-label={words} {...(share !== undefined && { value: share })} />
    </div>
  )
}

const subscription = graphql`
  subscription ReadingStepsSubscription($resumeUrl: String!) {
    resumeProgress(resumeUrl: $resumeUrl) { page of }
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS },
  line: { ...row, gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  stop: { marginInlineStart: 'auto' },
})
