import { makeStyles, tokens } from '@fluentui/react-components'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'

/** Follows a finger or mouse to the right; let go beyond 50 pixels, it is gone. */
export function SwipeAway({ children, onSwiped }: { children: ReactNode; onSwiped: () => void }) {
  const styles = useStyles()
  const start = useRef<number | null>(null)
  const [moved, setMoved] = useState(0)

  const begin = (event: PointerEvent) => {
    start.current = event.clientX
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === null) return
    const distance = Math.max(0, event.clientX - start.current)
    // Not before it is a swipe: who holds the pointer also gets the click, and the buttons within would not.
    if (distance > 4) event.currentTarget.setPointerCapture(event.pointerId)
    setMoved(distance)
  }
  const end = () => {
    start.current = null
    if (moved > threshold) onSwiped()
    else setMoved(0)
  }
  return (
    <div
      className={styles.root}
      style={
        moved ? { translate: `${moved}px`, opacity: Math.max(0.3, 1 - moved / 300), transition: 'none' } : undefined
      }
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {children}
    </div>
  )
}

const threshold = 50

const useStyles = makeStyles({
  root: {
    touchAction: 'pan-y',
    userSelect: 'none',
    transitionProperty: 'translate, opacity',
    transitionDuration: tokens.durationFast,
  },
})
