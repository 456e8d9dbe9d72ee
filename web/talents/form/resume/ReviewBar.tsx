import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { Review } from './useReview.ts'

/** Above the resume: what is shown in it, and what a click on a line does. */
export function ReviewBar({ review }: { review: Review }) {
  const styles = useStyles()
  return (
    <>
      <Text size={200} role="status" className={styles.words}>
        {wordsFor(review)}
      </Text>
      {review.taken?.before && (
        <Button size="small" appearance="subtle" className={styles.undo} onClick={review.undo}>
          Undo
        </Button>
      )}
    </>
  )
}

function wordsFor({ chosen, places, taken }: Review): string {
  if (taken?.before) return `${taken.label} is filled in from the resume.`
  if (taken) return `There is nothing for ${taken.label} in that line.`
  if (!chosen) return 'Go to a field to see where it was read.'
  const found = places.length > 0 ? `${chosen.label} is marked.` : `${chosen.label} is not found in the resume.`
  return chosen.take ? `${found} Choose a line to fill it in; F6 leads there and back.` : found
}

const useStyles = makeStyles({
  words: { flexGrow: 1, minWidth: 0, color: tokens.colorNeutralForeground2 },
  undo: { flexShrink: 0 },
})
