import { FluentProvider, makeStaticStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, StrictMode, useRef } from 'react'
import { useDark } from '../components/media.ts'
import { FirstPage } from './Arrived.tsx'
import { darkTheme, lightTheme } from './theme.ts'

/** The theme and styles around all pages, for visitors and for staff. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ThemeProvider>
        <FirstPage value={useRef(true)}>{children}</FirstPage>
      </ThemeProvider>
    </StrictMode>
  )
}

/** Applies the light or dark theme that the system prefers, and follows its changes. */
function ThemeProvider({ children }: { children: ReactNode }) {
  const dark = useDark()
  usePageStyles()
  return <FluentProvider theme={dark ? darkTheme : lightTheme}>{children}</FluentProvider>
}

const usePageStyles = makeStaticStyles([
  {
    'html, body': { margin: 0, height: '100%' },
    '#root > .fui-FluentProvider': { minHeight: '100dvh' },
    // The heading gets the focus after a navigation for screen readers only, so it shows no outline.
    'h1[tabindex="-1"]:focus': { outline: 'none' },
    // WebKit shows today's date in an empty date field: this date must look like a placeholder.
    'input:is([type="date"], [type="datetime-local"])[value=""]:not(:focus)::-webkit-datetime-edit': {
      color: tokens.colorNeutralForeground4,
    },
    '::selection': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  // Phones zoom in on a field with a smaller font.
  '@media (max-width: 640px) { input, select, textarea { font-size: 16px !important; } }',
])
