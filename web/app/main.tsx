import './zod.ts' // Before any page brings its rules.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createRelaySession } from '../relay/session.ts'
import { createRouter } from './router.tsx'
import { ThemeProvider } from './ThemeProvider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const router = createRouter(createRelaySession())

createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>
  </StrictMode>,
)
