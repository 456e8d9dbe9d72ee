import { makeStyles, useArrowNavigationGroup } from '@fluentui/react-components'
import { type Place, styleOf } from './reading.ts'
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

/** Frames around the places of a page where a field was read, as with a marker pen. */
export function PlaceMarks({ label, places }: { label: string; places: Place[] }) {
  const styles = useStyles()
  return places.map(({ box }) => (
    <div
      key={`${box.x} ${box.y} ${box.width}`}
      role="img"
      aria-label={`${label} was read here`}
      className={styles.mark}
      style={styleOf(box)}
    />
  ))
}

/** A page is white by night, too; so what is marked on it has the same colours in both themes. */
export const paper = {
  ground: 'white',
  mark: { ground: 'rgb(255 214 10 / 30%)', edge: 'rgb(138 97 0)' },
  line: { ground: 'rgb(30 64 175 / 14%)', edge: 'rgb(30 64 175)' },
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
  mark: {
    position: 'absolute',
    boxSizing: 'content-box',
    margin: '-4px',
    padding: '2px',
    border: `2px solid ${paper.mark.edge}`,
    borderRadius: '4px',
    backgroundColor: paper.mark.ground,
    pointerEvents: 'none',
  },
})
