import { makeStyles, useArrowNavigationGroup } from '@fluentui/react-components'
import { paper } from './paper.ts'
import { styleOf } from './reading.ts'
import type { Review } from './useReview.ts'

/** The lines of a page, to take one for the chosen field: one tab stop, then by the arrow keys. */
export function PageLines({ review, number }: { review: Review; number: number }) {
  const styles = useStyles()
  const arrows = useArrowNavigationGroup({ axis: 'both', memorizeCurrent: true })
  const { chosen, reading, take } = review
  const lines = reading.pages.find(page => page.number === number)?.lines ?? []
  if (!chosen?.take || lines.length === 0) return null
  return (
    <ul aria-label={`Lines of page ${number}`} className={styles.list} {...arrows}>
      {lines.map(({ text, box }) => (
        <li key={`${box.x} ${box.y} ${text}`}>
          <button
            type="button"
            aria-label={`Use for ${chosen.label}: ${text}`}
            className={styles.line}
            style={styleOf(box)}
            onClick={() => take(text)}
          />
        </li>
      ))}
    </ul>
  )
}

// Over the picture of the page: what is seen of a line is its frame.
const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    position: 'absolute',
    boxSizing: 'content-box',
    margin: '-2px',
    padding: '2px',
    border: 'none',
    borderRadius: '2px',
    background: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: paper.line.ground, outline: `1px solid ${paper.line.edge}` },
    ':focus-visible': { backgroundColor: paper.line.ground, outline: `2px solid ${paper.line.edge}` },
  },
})
