import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'

/** Text as it was written; a long one shows its beginning until somebody wants all of it. */
export function FoldedText({ text }: { text: string }) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const isLong = text.length > 240 || text.split('\n').length > 3
  return (
    <>
      <span dir="auto" className={mergeClasses(styles.text, isLong && styles.block, isLong && !open && styles.folded)}>
        {text}
      </span>
      {isLong && (
        <Link as="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show all'}
        </Link>
      )}
    </>
  )
}

const useStyles = makeStyles({
  text: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  block: { display: 'block', maxWidth: '72ch' },
  folded: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  toggle: { fontSize: tokens.fontSizeBase200, textDecorationLine: 'none' },
})
