import { useEffect, useState } from 'react'

/** The address of a chosen picture in this browser, until another is chosen. */
export function usePreview(file: File | null) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [file])
  return address
}
