import { makeStyles, tokens } from '@fluentui/react-components'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { paper } from './PageMarks.tsx'

/** One page of a PDF as a picture, sharp on the person's screen; what lies over it is placed in fractions of the page. */
export function PdfPage({ pdf, number, children }: { pdf: PDFDocumentProxy; number: number; children: ReactNode }) {
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
    // A page that cannot be drawn stays white; the link below leads to the file.
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
      {children}
    </div>
  )
}

/** Until a page says otherwise. */
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

/** How wide it is, in CSS pixels, once it is near to what is seen: what nobody looks at need not be drawn. */
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
  sheet: {
    position: 'relative',
    flexShrink: 0,
    width: '100%',
    overflow: 'hidden',
    backgroundColor: paper.ground,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow4,
  },
  picture: { display: 'block', width: '100%', height: '100%' },
})
