import { makeStyles, tokens, useArrowNavigationGroup } from '@fluentui/react-components'
import { plainList } from '../../../components/styles.ts'
import type { Box } from './reading.ts'
import type { Review } from './useReview.ts'

/** The layers over the picture of a page: the marks of the chosen field, and the lines that can fill the field. */
export function PageLayers(props: LayerProps) {
  return (
    <>
      <PlaceMarks {...props} />
      <PageLines {...props} />
    </>
  )
}

type LayerProps = { review: Review; number: number }

/** The lines of a page, as buttons that fill the chosen field. Tab reaches one line; arrow keys move between lines. */
function PageLines({ review: { chosen, reading, take }, number }: LayerProps) {
  const styles = useStyles()
  const arrows = useArrowNavigationGroup({ axis: 'both', memorizeCurrent: true })
  const lines = reading.pages.find(page => page.number === number)?.lines ?? []
  if (!chosen?.take || lines.length === 0) return null
  return (
    <ul aria-label={`Lines of page ${number}`} className={styles.lines} {...arrows}>
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

/** The marks on a page where the chosen field was read, or where a person should look. */
function PlaceMarks({ review: { marks }, number }: LayerProps) {
  const styles = useStyles()
  return marks.places
    .filter(({ page }) => page === number)
    .map(({ box }) => (
      <div
        key={`${box.x} ${box.y} ${box.width}`}
        role="img"
        aria-label={marks.words}
        className={styles.mark}
        style={styleOf(box)}
      />
    ))
}

function styleOf({ x, y, width, height }: Box) {
  const percent = (share: number) => `${share * 100}%`
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
}

/** The colours on a page, which are the same in both themes, as a page is white also in the dark theme. */
const paper = {
  ground: 'white',
  mark: { ground: 'rgb(255 214 10 / 30%)', edge: 'rgb(138 97 0)' },
  line: { ground: 'rgb(30 64 175 / 14%)', edge: 'rgb(30 64 175)' },
}

/** The style of the sheet, the element with the picture of a page and its layers. */
export const sheet = {
  position: 'relative',
  flexShrink: 0,
  width: '100%',
  overflow: 'hidden',
  backgroundColor: paper.ground,
  borderRadius: tokens.borderRadiusMedium,
  boxShadow: tokens.shadow4,
} as const

const useStyles = makeStyles({
  // The lines are over the picture of the page; only the frame of a line is visible.
  lines: plainList,
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
