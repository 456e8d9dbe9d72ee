import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether a sticky element has reached the place where it sticks. `height` is what it measured before: keep it that
 * high, and what it holds may shrink without moving the page below.
 */
export function useStuck<Part extends HTMLElement>(): {
  ref: RefObject<Part | null>
  stuck: boolean
  height: number | undefined
} {
  const ref = useRef<Part>(null)
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    const look = () => {
      const part = ref.current
      if (!part) return
      const sticks = part.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(part).top)
      setHeight(before => (sticks ? (before ?? part.offsetHeight) : undefined))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [])
  return { ref, stuck: height !== undefined, height }
}
