import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { narrow, small } from '../components/styles.ts'

/** Shows its children only after 300 ms, so that no spinner flashes when loading is fast. */
export function Delayed({ children }: { children: ReactNode }) {
  return <div className={useStyles().delayed}>{children}</div>
}

/** Shown while the first page after opening the application loads: nothing for 300 ms, then a spinner. */
export function Splash() {
  return (
    <main className={useStyles().whole}>
      <Delayed>
        <Spinner size="small" label="Loading..." />
      </Delayed>
    </main>
  )
}

/** A spinner in the middle of an empty page; `label` says what is loading. */
export function Waiting({ label }: { label: string }) {
  return (
    <main className={useStyles().whole}>
      <Spinner size="small" label={label} />
    </main>
  )
}

/** The text 'Loading...' above the skeleton of a page, which screen readers announce. */
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
    ...small,
    position: 'fixed',
    top: tokens.spacingVerticalS,
    right: tokens.spacingHorizontalL,
    zIndex: 20,
    color: tokens.colorNeutralForeground3,
    [narrow]: { top: tokens.spacingVerticalL },
  },
})
