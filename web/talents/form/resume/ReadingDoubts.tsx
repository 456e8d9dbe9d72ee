import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { row } from '../../../components/styles.ts'
import { type Doubt, doubtsInWords } from './reading.ts'
import type { Review } from './useReview.ts'

/** What the reader doubts about its own reading, and where to look; nothing without doubt. */
export function ReadingDoubts({ review: { reading, show } }: { review: Review }) {
  const styles = useStyles()
  const told = doubtsInWords(reading)
  if (told.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>Please check this reading</MessageBarTitle>
        {told.map(({ kind, words, doubts }) => (
          <div key={kind} className={styles.doubt}>
            <span>{words}</span>
            <Place doubts={doubts} onShow={show} />
          </div>
        ))}
      </MessageBarBody>
    </MessageBar>
  )
}

/** Leads to the first place that is told. */
function Place({ doubts, onShow }: { doubts: Doubt[]; onShow: (doubt: Doubt) => void }) {
  const styles = useStyles()
  const doubt = doubts.find(({ page, box }) => page && box)
  if (!doubt) return null
  return (
    <Button size="small" appearance="transparent" className={styles.place} onClick={() => onShow(doubt)}>
      Show on page {doubt.page}
    </Button>
  )
}

const useStyles = makeStyles({
  bar: { flexShrink: 0 },
  body: { display: 'block' },
  place: { color: tokens.colorBrandForegroundLink, minWidth: 'auto', paddingInline: 0 },
  doubt: { ...row, flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
})
