import { FluentProvider } from '@fluentui/react-components'
import { RouterProvider } from 'react-router-dom'
import '@fontsource-variable/inter/wght.css'
import './fonts.css'
import { createRelaySession } from '../relay/session.ts'
import { createRouter } from './router.tsx'
import { soon } from './soon.ts'
import { staffTheme } from './theme.ts'

/** Loads the staff application at the current address; resolves once there is something to show. */
export async function loadStaffPages() {
  const font = document.fonts.load("1em 'Inter Variable'")
  const router = createRouter(createRelaySession())
  await new Promise<void>(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  await soon(font)
  return (
    <FluentProvider theme={staffTheme}>
      <RouterProvider router={router} />
    </FluentProvider>
  )
}
