import { makeStyles, tokens, useArrowNavigationGroup } from '@fluentui/react-components'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { plainList } from '../../../components/styles.ts'
import type { Box } from './reading.ts'
import type { Review } from './useReview.ts'

type Props = { pdf: PDFDocumentProxy; number: number; review: Review | null }

/** One page of a PDF as a picture in the screen's resolution, with the marks of the review. */
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
    // A page that cannot be rendered stays white; the link below opens the file.
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
      {review && <PlaceMarks review={review} number={number} />}
      {review && <PageLines review={review} number={number} />}
    </div>
  )
}

/** The size until the page is loaded. */
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

/** The sheet's width in CSS pixels once it is near the viewport, so that pages out of sight are not rendered. */
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

type LayerProps = { review: Review; number: number }

/** The lines of a page, each a button that fills the chosen field. One tab stop; the arrow keys move between lines. */
function PageLines({ review: { chosen, reading, take }, number }: LayerProps) {
  const styles = useStyles()
  const arrows = useArrowNavigationGroup({ axis: 'both', memorizeCurrent: true })
  const lines = reading.pages.find(page => page.number === number)?.lines ?? []
  if (!chosen?.take || lines.length === 0) return null
  return (
    <ul aria-label={`Lines of page ${number}`} className={styles.lines} {...arrows}>
      {lines.map(({ text, box }) => (
        <li key={`${box.x} ${box.y} ${text}`}>
          <button
            type="button"
            aria-label={`Use for ${chosen.label}: ${text}`}
            className={styles.line}
            style={styleOf(box)}
            onClick={() => take(text)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Highlights the places of a page where a field was read. */
function PlaceMarks({ review: { chosen, places }, number }: LayerProps) {
  const styles = useStyles()
  if (!chosen) return null
  return places
    .filter(({ page }) => page === number)
    .map(({ box }) => (
      <div
        key={`${box.x} ${box.y} ${box.width}`}
        role="img"
        aria-label={`${chosen.label} was read here`}
        className={styles.mark}
        style={styleOf(box)}
      />
    ))
}

/** Positions an element over its page. */
function styleOf({ x, y, width, height }: Box) {
  const percent = (share: number) => `${share * 100}%`
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
}

/** A page is white in the dark theme, too, so its marks have the same colours in both themes. */
const paper = {
  ground: 'white',
  mark: { ground: 'rgb(255 214 10 / 30%)', edge: 'rgb(138 97 0)' },
  line: { ground: 'rgb(30 64 175 / 14%)', edge: 'rgb(30 64 175)' },
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
  // Over the picture of the page, with only the frame of a line visible.
  lines: plainList,
  line: {
    position: 'absolute',
    boxSizing: 'content-box',
    margin: '-2px',
    padding: '2px',
    border: 'none',
    borderRadius: '2px',
    background: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: paper.line.ground, outline: `1px solid ${paper.line.edge}` },
    ':focus-visible': { backgroundColor: paper.line.ground, outline: `2px solid ${paper.line.edge}` },
  },
  mark: {
    position: 'absolute',
    boxSizing: 'content-box',
    margin: '-4px',
    padding: '2px',
    border: `2px solid ${paper.mark.edge}`,
    borderRadius: '4px',
    backgroundColor: paper.mark.ground,
    pointerEvents: 'none',
  },
})
