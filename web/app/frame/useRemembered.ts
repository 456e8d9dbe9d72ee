import { useState } from 'react'

/** A yes or no that this browser remembers. */
export function useRemembered(key: string): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => localStorage.getItem(key) === 'yes')
  const set = (next: boolean) => {
    localStorage.setItem(key, next ? 'yes' : 'no')
    setValue(next)
  }
  return [value, set]
}
