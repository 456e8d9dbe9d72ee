import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { useRememberAddress } from '../app/lastAddress.ts'
import type { Paging } from './address.ts'

/** How a list's address is read and written. Give the same object at each rendering. */
export type AddressForm<Address extends Paging> = {
  read: (search: URLSearchParams) => Address
  write: (address: Address) => string
}

/** Says what of the list's address is to change; a new search, filter or order begins at the first page. */
export type ChangeAddress<Address extends Paging> = (change: Partial<Address>, how?: { replace: boolean }) => void

/** Where a list is, and whether it is on its way there. */
export type ListPlace<Address extends Paging> = { address: Address; change: ChangeAddress<Address>; busy: boolean }

/**
 * Where the list is going to be: the address already asked for while its rows are on their way (`busy`), so that a
 * control shows at once what was chosen, and two quick changes add up.
 */
export function useListAddress<Address extends Paging>({ read, write }: AddressForm<Address>): ListPlace<Address> {
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
  const change = useCallback<ChangeAddress<Address>>(
    (wanted, { replace } = { replace: false }) => {
      if (leaving.current) return // A search that was typed just before must not call the person back.
      latest.current = { ...latest.current, after: null, before: null, ...wanted }
      void navigate({ search: write(latest.current) }, { replace })
    },
    [navigate, write],
  )
  return { address, change, busy }
}
