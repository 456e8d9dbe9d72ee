import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
// The legacy build: the other one needs browsers of the last months (Firefox 144, Safari 26.2, Chrome 145).
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../../../components/ExternalLink.tsx'
import { PageLines, PlaceMarks } from './PageMarks.tsx'
import { PdfPage } from './PdfPage.tsx'
import type { Place } from './reading.ts'
import type { Review } from './useReview.ts'

GlobalWorkerOptions.workerSrc = workerUrl

type Props = {
  address: string
  review: Review | null
  /** Twice as wide as there is room for, to scroll in. */
  large: boolean
  instead: ReactNode
  waiting: ReactNode
}

/** A PDF, page below page, with what the review marks in it; `instead` when it cannot be read. */
export function PdfPages({ address, review, large, instead, waiting }: Props) {
  const styles = useStyles()
  const pdf = usePdf(address)
  const root = useRef<HTMLElement>(null)
  useScrollTo(root, review?.places[0])

  if (pdf === 'failed') return instead
  if (pdf === 'loading') return waiting
  const shown = Math.min(pdf.numPages, MOST)
  return (
    <section ref={root} aria-label="Resume" className={mergeClasses(styles.root, large && styles.large)}>
      {Array.from({ length: shown }, (_, index) => index + 1).map(number => (
        <PdfPage key={number} pdf={pdf} number={number}>
          {review?.chosen && (
            <PlaceMarks label={review.chosen.label} places={review.places.filter(({ page }) => page === number)} />
          )}
          {review && <PageLines review={review} number={number} />}
        </PdfPage>
      ))}
      <ExternalLink href={address}>
        {shown < pdf.numPages ? `Open all ${pdf.numPages} pages` : 'Open the resume'}
      </ExternalLink>
    </section>
  )
}

/** As many as are read of a resume. */
const MOST = 50

function usePdf(address: string) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const loading = getDocument({
      url: address,
      isEvalSupported: false,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
    })
    loading.promise.then(setPdf, () => setPdf('failed'))
    return () => void loading.destroy()
  }, [address])
  return pdf
}

/** Brings a place to the middle of what is seen of the pages, whichever field it belongs to. */
function useScrollTo(root: { current: HTMLElement | null }, place: Place | undefined) {
  const { page, box } = place ?? {}
  const where = page && box ? `${page} ${box.x} ${box.y + box.height / 2}` : ''
  useEffect(() => {
    const [number, left, middle] = where.split(' ').map(Number)
    const sheet = root.current?.querySelector<HTMLElement>(`[data-page="${number}"]`)
    if (!sheet || !root.current || left === undefined || middle === undefined) return
    const top = sheet.offsetTop + sheet.offsetHeight * middle - root.current.clientHeight / 2
    root.current.scrollTo({ top, left: sheet.offsetWidth * left, behavior: calm.matches ? 'instant' : 'smooth' })
  }, [root, where])
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    flexGrow: 1,
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    // Without it WebKit counts the padding into the height of a page.
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXL,
    '@media (max-width: 640px)': { padding: tokens.spacingHorizontalM },
  },
  large: { '& [data-page]': { width: '200%' } },
})
