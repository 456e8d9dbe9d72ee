import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
// The legacy build, as the modern build needs very recent browsers (Firefox 144, Safari 26.2, Chrome 145).
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../../../components/ExternalLink.tsx'
import { column, phone } from '../../../components/styles.ts'
import { PageLayers, sheet } from './PageLayers.tsx'
import { PdfPage } from './PdfPage.tsx'
import { PdfDecoders } from './pdfDecoders.ts'
import type { PageBox } from './reading.ts'
import type { Review } from './useReview.ts'

GlobalWorkerOptions.workerSrc = workerUrl

type Props = {
  address: string
  review: Review | null
  /** True shows pages twice as wide as the pane, which then scrolls. */
  large: boolean
  instead: ReactNode
  waiting: ReactNode
}

/** The pages of a PDF or a picture, in one column, with the marks of the review; `instead` for other files. */
export function PdfPages({ address, review, large, instead, waiting }: Props) {
  const styles = useStyles()
  const pdf = usePdf(address)
  const root = useRef<HTMLElement>(null)
  useScrollTo(root, pdf === 'loading' ? undefined : review?.marks.places[0])

  if (pdf === 'loading') return waiting
  const frame = { ref: root, className: mergeClasses(styles.root, large && styles.large) }
  // A file that is not a PDF may be a picture; its address does not show the type.
  if (pdf === 'failed') {
    return (
      <section aria-label="Resume" {...frame}>
        <PicturePage address={address} review={review} instead={instead} />
      </section>
    )
  }
  const shown = Math.min(pdf.numPages, MOST)
  return (
    <section aria-label="Resume" {...frame}>
      {Array.from({ length: shown }, (_, index) => index + 1).map(number => (
        <PdfPage key={number} pdf={pdf} number={number} review={review} />
      ))}
      <ExternalLink href={address}>
        {shown < pdf.numPages ? `Open all ${pdf.numPages} pages` : 'Open the resume'}
      </ExternalLink>
    </section>
  )
}

/** The maximum number of pages shown, which equals the maximum that the resume reader reads. */
const MOST = 50

function usePdf(address: string) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const loading = getDocument({
      url: address,
      isEvalSupported: false,
      enableXfa: false,
      WasmFactory: PdfDecoders,
      verbosity: VerbosityLevel.ERRORS,
    })
    loading.promise.then(setPdf, () => setPdf('failed'))
    return () => void loading.destroy()
  }, [address])
  return pdf
}

/** Scrolls to a place on a page, so that the place is in the middle of the view. */
function useScrollTo(root: { current: HTMLElement | null }, place: PageBox | undefined) {
  const { page, box } = place ?? {}
  const left = box?.x
  const middle = box && box.y + box.height / 2
  useEffect(() => {
    const sheet = root.current?.querySelector<HTMLElement>(`[data-page="${page}"]`)
    if (!sheet || !root.current || left === undefined || middle === undefined) return
    const top = sheet.offsetTop + sheet.offsetHeight * middle - root.current.clientHeight / 2
    root.current.scrollTo({ top, left: sheet.offsetWidth * left, behavior: calm.matches ? 'instant' : 'smooth' })
  }, [root, page, left, middle])
}

const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

type PicturePageProps = { address: string; review: Review | null; instead: ReactNode }

/** A resume that is a picture, with the marks of the review. Renders `instead` if the file is no picture. */
function PicturePage({ address, review, instead }: PicturePageProps) {
  const styles = useStyles()
  const [failed, setFailed] = useState(false)
  if (failed) return instead
  return (
    <div data-page={1} className={styles.sheet}>
      <img src={address} alt="The resume" className={styles.picture} onError={() => setFailed(true)} />
      {review && <PageLayers review={review} number={1} />}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    position: 'relative',
    gap: tokens.spacingVerticalL,
    flexGrow: 1,
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    // Without border-box, WebKit includes the padding in the height of a page.
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXL,
    [phone]: { padding: tokens.spacingHorizontalM },
  },
  large: { '& [data-page]': { width: '200%' } },
  sheet,
  picture: { display: 'block', width: '100%' },
})
