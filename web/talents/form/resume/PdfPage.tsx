import { makeStyles } from '@fluentui/react-components'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { PageLayers, sheet as sheetStyle } from './PageLayers.tsx'
import type { Review } from './useReview.ts'

type Props = { pdf: PDFDocumentProxy; number: number; review: Review | null }

/** A page of a PDF as a picture in the screen's resolution, with the marks of the review. */
export function PdfPage({ pdf, number, review }: Props) {
  const styles = useStyles()
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const page = usePage(pdf, number)
  const width = useSeenWidth(sheet)
  useEffect(() => {
    const target = canvas.current
    if (!page || !target || width === 0) return
    const scale = (width * window.devicePixelRatio) / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    target.width = viewport.width
    target.height = viewport.height
    const task = page.render({ canvas: target, viewport })
    // A page that cannot be rendered stays white; the person can open the file by the link below the pages.
    task.promise.catch(() => {})
    return () => task.cancel()
  }, [page, width])

  const { width: across, height: down } = page?.getViewport({ scale: 1 }) ?? A4
  return (
    <div ref={sheet} data-page={number} className={styles.sheet} style={{ aspectRatio: `${across} / ${down}` }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Page ${number} of ${pdf.numPages} of the resume`}
        className={styles.picture}
      />
      {review && <PageLayers review={review} number={number} />}
    </div>
  )
}

/** The size of a page in points until the page is loaded. */
const A4 = { width: 595, height: 842 }

function usePage(pdf: PDFDocumentProxy, number: number) {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  useEffect(() => {
    let gone = false
    pdf.getPage(number).then(
      found => gone || setPage(found),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [pdf, number])
  return page
}

/** The sheet's width in CSS pixels; 0 until the sheet is near the viewport, so that distant pages are not rendered. */
function useSeenWidth(sheet: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const size = new ResizeObserver(() => setWidth(element.clientWidth))
    const view = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '600px' })
    size.observe(element)
    view.observe(element)
    return () => {
      size.disconnect()
      view.disconnect()
    }
  }, [sheet])
  return seen ? width : 0
}

const useStyles = makeStyles({
  sheet: sheetStyle,
  picture: { display: 'block', width: '100%', height: '100%' },
})
