import { FluentProvider, makeStaticStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useDark } from '../components/media.ts'
import { darkTheme, lightTheme } from './theme.ts'

/** Light or dark, as the person's machine prefers; follows when that changes. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const dark = useDark()
  usePageStyles()
  return <FluentProvider theme={dark ? darkTheme : lightTheme}>{children}</FluentProvider>
}

const usePageStyles = makeStaticStyles([
  {
    'html, body': { margin: 0, height: '100%' },
    '#root > .fui-FluentProvider': { minHeight: '100dvh' },
    // The heading takes the focus after a navigation, for screen readers; nothing there can be operated.
    'h1[tabindex="-1"]:focus': { outline: 'none' },
    // WebKit writes today's date into an empty field: it must look like a placeholder.
    'input:is([type="date"], [type="datetime-local"])[value=""]:not(:focus)::-webkit-datetime-edit': {
      color: tokens.colorNeutralForeground4,
    },
    '::selection': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  // Phones zoom in on a field whose letters are smaller than this.
  '@media (max-width: 640px) { input, select, textarea { font-size: 16px !important; } }',
])
