import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { column, row } from '../../components/styles.ts'
import { percent } from '../../forms/UploadStatus.tsx'
import type { Files } from './useResumeReading.ts'

/** The progress of reading a resume, with a button to stop it. */
export function ReadingSteps({ files: { uploading, stop } }: { files: Files }) {
  const styles = useStyles()
  const words = uploading ? 'Uploading' : 'Reading the resume'
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <Text role="status">{words}</Text>
        <Text className={styles.quiet}>{uploading ? percent(uploading.share) : 'This takes a few seconds.'}</Text>
        <Button size="small" className={styles.stop} onClick={stop}>
          Stop
        </Button>
      </div>
      <ProgressBar aria-label={words} {...(uploading && { value: uploading.share })} />
    </div>
  )
}

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS },
  line: { ...row, gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  stop: { marginInlineStart: 'auto' },
})
