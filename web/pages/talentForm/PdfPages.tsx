import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useState } from 'react'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { PdfPage } from './PdfPage.tsx'

GlobalWorkerOptions.workerSrc = workerUrl

/** The first pages of a PDF, drawn one below the other; `instead` when it cannot be read. */
export function PdfPages({ address, instead }: { address: string; instead: ReactNode }) {
  const styles = useStyles()
  const [state, setState] = useState<PDFDocumentProxy | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const loading = getDocument({
      url: address,
      isEvalSupported: false,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
    })
    loading.promise.then(setState, () => setState('failed'))
    return () => void loading.destroy()
  }, [address])

  if (state === 'failed') return instead
  if (state === 'loading') return <Spinner size="small" aria-label="Loading the resume" className={styles.wait} />
  const shown = Math.min(state.numPages, MOST)
  return (
    <section aria-label="Resume" className={styles.root}>
      {Array.from({ length: shown }, (_, index) => index + 1).map(number => (
        <PdfPage key={number} pdf={state} number={number} />
      ))}
      <ExternalLink href={address}>
        {shown < state.numPages ? `Open all ${state.numPages} pages` : 'Open the resume'}
      </ExternalLink>
    </section>
  )
}

const MOST = 10

const useStyles = makeStyles({
  wait: { flexGrow: 1 },
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalL,
    flexGrow: 1,
    minWidth: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalXL,
    backgroundColor: tokens.colorNeutralBackground3,
  },
})
