import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useRememberAddress } from '../app/lastAddress.ts'
import type { AddressForm, ChangeAddress, ListPlace } from './listAddress.ts'

/**
 * The address of the list. While rows for a changed address are loading it is that one, so that a control shows at once
 * what was chosen, and two quick changes add up. Give the same form at each rendering.
 */
export function useListAddress({ read, write }: AddressForm): ListPlace {
  const { pathname, search: here } = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const busy = navigation.location?.pathname === pathname
  const address = read(new URLSearchParams(busy ? navigation.location?.search : here))

  const latest = useRef(address)
  const leaving = useRef(false)
  useEffect(() => {
    latest.current = address
    leaving.current = navigation.location !== undefined && !busy
  })
  const remember = useRememberAddress()
  useEffect(() => remember(pathname, here))
  const change = useCallback<ChangeAddress>(
    (wanted, { replace } = { replace: false }) => {
      if (leaving.current) return // A search typed just before leaving must not navigate back.
      latest.current = { ...latest.current, after: null, before: null, ...wanted }
      void navigate({ search: write(latest.current) }, { replace })
    },
    [navigate, write],
  )
  return { address, change, busy }
}
