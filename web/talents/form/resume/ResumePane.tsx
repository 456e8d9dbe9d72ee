import { Button, makeStyles, Spinner, Text, ToggleButton, tokens } from '@fluentui/react-components'
import { ZoomInRegular } from '@fluentui/react-icons/svg/zoom-in'
import { Suspense, useState } from 'react'
import { ErrorBoundary } from '../../../components/ErrorBoundary.tsx'
import { ExternalLink } from '../../../components/ExternalLink.tsx'
import { later } from '../../../components/later.tsx'
import { column, row } from '../../../components/styles.ts'
import { webAddress } from '../../../components/webAddress.ts'
import type { Review } from './useReview.ts'

/** The resume beside the form, with marks, and lines that fill fields. A link if the resume cannot be rendered. */
export function ResumePane({ url, review }: { url: string; review: Review | null }) {
  const styles = useStyles()
  const [large, setLarge] = useState(false)
  const address = webAddress(url)
  if (!address) return null
  const link = (
    <div className={styles.instead}>
      <ExternalLink href={url}>Open the resume</ExternalLink>
    </div>
  )
  const waiting = (
    <div className={styles.instead}>
      <Spinner size="small" label="Loading the resume..." />
    </div>
  )
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        {review && review.reading.pages.length > 0 && <ReviewBar review={review} />}
        <ToggleButton
          size="small"
          appearance="subtle"
          icon={<ZoomInRegular />}
          checked={large}
          className={styles.zoom}
          aria-label="Large pages"
          onClick={() => setLarge(!large)}
        />
      </div>
      <ErrorBoundary resetOn={address} fallback={() => link}>
        <Suspense fallback={waiting}>
          <PdfPages key={address} address={address} review={review} large={large} instead={link} waiting={waiting} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

function ReviewBar({ review }: { review: Review }) {
  const styles = useStyles()
  return (
    <>
      <Text size={200} role="status" className={styles.words}>
        {wordsFor(review)}
      </Text>
      {review.taken?.before && (
        <Button size="small" appearance="subtle" className={styles.undo} onClick={review.undo}>
          Undo
        </Button>
      )}
    </>
  )
}

function wordsFor({ chosen, marks, shown, taken }: Review): string {
  if (shown) return 'Please check the highlighted place.'
  if (taken?.before) return `${taken.label} is filled in from the resume.`
  if (taken) return `There is nothing for ${taken.label} in that line.`
  if (!chosen) return 'Go to a field to see where it was read.'
  const found =
    marks.places.length > 0 ? `${chosen.label} is highlighted.` : `${chosen.label} is not found in the resume.`
  return chosen.take ? `${found} Click a line to use it. F6 switches sides.` : found
}

const PdfPages = later(async () => (await import('./PdfPages.tsx')).PdfPages)

const useStyles = makeStyles({
  root: { ...column, flexGrow: 1, minWidth: 0, minHeight: 0, backgroundColor: tokens.colorNeutralBackground3 },
  bar: {
    ...row,
    flexShrink: 0,
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  zoom: { flexShrink: 0, marginInlineStart: 'auto' },
  instead: {
    display: 'grid',
    placeItems: 'center',
    flexGrow: 1,
    minHeight: '240px',
    padding: tokens.spacingHorizontalXXL,
  },
  words: { flexGrow: 1, minWidth: 0, color: tokens.colorNeutralForeground2 },
  undo: { flexShrink: 0 },
})
