import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { percent, type Uploading } from '../../forms/UploadStatus.tsx'

/** How far the reading of a resume has come, and the way to stop it. */
export function ReadingSteps({ uploading, onStop }: { uploading: Uploading | null; onStop: () => void }) {
  const styles = useStyles()
  const words = uploading ? 'Uploading' : 'Reading the resume'
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <Text role="status">{words}</Text>
        <Text className={styles.quiet}>{uploading ? percent(uploading.share) : 'This takes a few seconds.'}</Text>
        <Button size="small" className={styles.stop} onClick={onStop}>
          Stop
        </Button>
      </div>
      <ProgressBar aria-label={words} {...(uploading && { value: uploading.share })} />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  stop: { marginInlineStart: 'auto' },
})
