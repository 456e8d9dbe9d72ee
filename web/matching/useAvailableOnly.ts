import { useSearchParams } from 'react-router-dom'

const PARAMETER = 'people'
const ALL = 'all'

/** Whether only available people are sought: on, unless the address says otherwise. */
export function useAvailableOnly(): [availableOnly: boolean, set: (availableOnly: boolean) => void] {
  const [search, setSearch] = useSearchParams()
  function set(availableOnly: boolean) {
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        if (availableOnly) next.delete(PARAMETER)
        else next.set(PARAMETER, ALL)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [search.get(PARAMETER) !== ALL, set]
}
