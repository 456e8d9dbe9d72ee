import { useCallback, useEffect, useRef, useState } from 'react'

/** True for some milliseconds after each call. */
export function useBriefly(milliseconds: number): [shown: boolean, show: () => void] {
  const [shown, setShown] = useState(false)
  const end = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(end.current), [])

  const show = useCallback(() => {
    clearTimeout(end.current)
    setShown(true)
    end.current = setTimeout(() => setShown(false), milliseconds)
  }, [milliseconds])
  return [shown, show]
}
