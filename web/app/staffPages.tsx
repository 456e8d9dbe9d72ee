import { RouterProvider } from 'react-router-dom'
import { createRelaySession } from '../relay/session.ts'
import { createRouter } from './router.tsx'

/** The staff application at the present address; resolves once there is something to show. */
export async function loadStaffPages() {
  const router = createRouter(createRelaySession())
  await new Promise<void>(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  return <RouterProvider router={router} />
}
