import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { darkTheme, lightTheme } from '../../app/theme.ts'
import { useDark } from '../../components/media.ts'
import { accent } from './accent.ts'

/** Shows what is inside it in the agency's colour, readable in both themes; in the product's own without one. */
export function AgencyColors({ color, children }: { color: string | null | undefined; children: ReactNode }) {
  const styles = useStyles()
  const isDark = useDark()
  return (
    <div className={styles.root} style={color ? accent(color, isDark ? darkTheme : lightTheme, isDark) : undefined}>
      {children}
    </div>
  )
}

const useStyles = makeStyles({ root: { display: 'contents' } })
