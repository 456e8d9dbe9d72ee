import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { row } from '../../../components/styles.ts'
import { type Doubt, doubtWords } from './reading.ts'
import type { Review } from './useReview.ts'

/** What the reader doubts about its own reading, and where to look; nothing without doubt. */
export function ReadingDoubts({ review: { reading, show } }: { review: Review }) {
  const styles = useStyles()
  const told = reading.doubts.filter(({ kind }) => kind in doubtWords)
  if (told.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>Please check this reading</MessageBarTitle>
        {told.map(doubt => (
          <div key={doubt.kind} className={styles.doubt}>
            <span>{doubtWords[doubt.kind]}</span>
            <Place doubt={doubt} onShow={() => show(doubt)} />
          </div>
        ))}
      </MessageBarBody>
    </MessageBar>
  )
}

function Place({ doubt: { page, box }, onShow }: { doubt: Doubt; onShow: () => void }) {
  if (!page || !box) return null
  return (
    <Button size="small" appearance="transparent" onClick={onShow}>
      Show on page {page}
    </Button>
  )
}

const useStyles = makeStyles({
  bar: { flexShrink: 0 },
  body: { display: 'block' },
  doubt: { ...row, flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
})
