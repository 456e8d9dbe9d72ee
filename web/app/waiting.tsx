import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Shows its children after 300 ms only: what loads at once never shows them. */
export function Delayed({ children }: { children: ReactNode }) {
  return <div className={useStyles().delayed}>{children}</div>
}

/** While the very first page loads: nothing at first, then a spinner. */
export function Splash() {
  return (
    <main className={useStyles().whole}>
      <Delayed>
        <Spinner size="small" label="Loading..." />
      </Delayed>
    </main>
  )
}

/** Makes what is shown while a public page loads. */
export function publicSkeleton(label: string) {
  return function PublicSkeleton() {
    return (
      <main className={useStyles().whole}>
        <Spinner size="small" label={label} />
      </main>
    )
  }
}

/** Says that a page is loading, above its skeleton. */
export function LoadingWord() {
  return (
    <div role="status" className={useStyles().word}>
      <Delayed>Loading...</Delayed>
    </div>
  )
}

const useStyles = makeStyles({
  delayed: {
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDelay: '300ms',
    animationDuration: '200ms',
    animationFillMode: 'both',
  },
  whole: { display: 'grid', placeItems: 'center', minHeight: '100dvh' },
  word: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    right: tokens.spacingHorizontalL,
    zIndex: 20,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (max-width: 899px)': { top: tokens.spacingVerticalL },
  },
})
