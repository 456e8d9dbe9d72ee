import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { percent } from './ReadingSteps.tsx'
import type { Uploading } from './useUploads.ts'

/** Which file of the form is on its way, beside the buttons. */
export function UploadStatus({ file, share }: Uploading) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Text size={200} truncate wrap={false} className={styles.words}>
        Uploading {file.name} · {percent(share)}
      </Text>
      <ProgressBar aria-label={`Uploading ${file.name}`} value={share} />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, maxWidth: '320px' },
  words: { display: 'block', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})
