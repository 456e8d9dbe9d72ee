import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { column } from '../components/styles.ts'

/** A file that is being uploaded, and `share`, the uploaded part of the file from 0 to 1. */
export type Uploading = { file: File; share: number }

/** The progress of a form's upload, beside the buttons. */
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

/** A share from 0 to 1 in per cent: '42 %'. */
export function percent(share: number) {
  return `${Math.round(share * 100)} %`
}

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalXS, maxWidth: '320px' },
  words: { display: 'block', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})
