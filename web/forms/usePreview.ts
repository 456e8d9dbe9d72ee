import { useEffect, useState } from 'react'

/** A blob URL of the chosen picture, valid until another picture is chosen. */
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
