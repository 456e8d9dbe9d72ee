import { useCallback } from 'react'
import { matchPath, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom'
import { useRelaySession } from '../../relay/session.ts'

/** After a sign-in: drops the store and loads again, at / after the login path, else the page the person is on. */
export function useSignedIn(): [signedIn: () => Promise<void>, busy: boolean] {
  const session = useRelaySession()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const signedIn = useCallback(async () => {
    session.renew()
    await (matchPath('/login', pathname) ? navigate('/', { replace: true }) : revalidate())
  }, [session, navigate, pathname, revalidate])
  return [signedIn, state !== 'idle' || navigation.state !== 'idle']
}
