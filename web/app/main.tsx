import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchFirstUse } from '../components/later.tsx'
import { watchKeys } from '../forms/keys.ts'
import { publicPages } from '../public/pages.ts'
import { readDocument } from '../relay/earlyAnswers.ts'
import { AppProblem } from './AppProblem.tsx'
import { Shell } from './Shell.tsx'
import { openSession } from './session/openSession.tsx'

/*
 * The root of all pages. If the path belongs to a page for visitors, only that page's code is loaded; for any other
 * path, a signed-in person sees the staff pages, and anybody else the login page.
 */

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')

const root = createRoot(element)
const show = (page: ReactNode) => root.render(<Shell>{page}</Shell>)

readDocument()
watchFirstUse()
watchKeys()
const open = publicPages.map(page => page.at(window.location.pathname)).find(found => found) ?? openSession
open(show).catch((error: unknown) => show(<AppProblem error={error} />))
