import { makeStyles } from '@fluentui/react-components'
import { paper } from './paper.ts'
import { type Place, styleOf } from './reading.ts'

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

const useStyles = makeStyles({
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
