import { makeStyles, tokens } from '@fluentui/react-components'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'

/** One page of a PDF as a picture, sharp on the person's screen. */
export function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const styles = useStyles()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let stop = () => {}
    let gone = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      const target = canvas.current
      if (gone || !target) return
      const scale = (target.clientWidth * window.devicePixelRatio) / page.getViewport({ scale: 1 }).width
      const viewport = page.getViewport({ scale })
      target.width = viewport.width
      target.height = viewport.height
      const task = page.render({ canvas: target, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    // A page that cannot be drawn stays white; the link below leads to the file.
    draw().catch(() => {})
    return () => {
      gone = true
      stop()
    }
  }, [pdf, number])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Page ${number} of ${pdf.numPages} of the resume`}
      className={styles.page}
    />
  )
}

const useStyles = makeStyles({
  page: {
    width: '100%',
    maxWidth: '900px',
    height: 'auto',
    flexShrink: 0,
    // Paper is white by night, too.
    backgroundColor: 'white',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow4,
  },
})
