import { makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { lazy, type ReactNode, Suspense, use } from 'react'
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx'
import { ExternalLink } from '../../components/ExternalLink.tsx'
import { webAddress } from '../../components/webAddress.ts'
import { useWideWindow } from './useWideWindow.ts'

/** The resume beside the form: by the browser's own viewer, else drawn by us, else a link to it. */
export function ResumePreview({ url }: { url: string }) {
  const styles = useStyles()
  const isShown = useWideWindow()
  const address = webAddress(url)
  if (!isShown || !address) return null
  const link = (
    <div className={styles.instead}>
      <ExternalLink href={url}>Open the resume</ExternalLink>
    </div>
  )
  return (
    <ErrorBoundary resetOn={address} fallback={() => link}>
      <Suspense fallback={<Spinner size="small" aria-label="Loading the resume" className={styles.frame} />}>
        {navigator.pdfViewerEnabled ? (
          <PdfFrame address={address} instead={link} />
        ) : (
          <PdfPages key={address} address={address} instead={link} />
        )}
      </Suspense>
    </ErrorBoundary>
  )
}

/** An applicant's resume may be a Word document, which a frame would not show but download. */
function PdfFrame({ address, instead }: { address: string; instead: ReactNode }) {
  const styles = useStyles()
  if (!use(isPdf(address))) return instead
  return <iframe title="Resume" src={`${address}#navpanes=0&view=FitH`} loading="lazy" className={styles.frame} />
}

function isPdf(address: string): Promise<boolean> {
  const known = kinds.get(address)
  if (known) return known
  const asked = fetch(address, { method: 'HEAD' }).then(
    ({ headers }) => headers.get('content-type') === 'application/pdf',
    () => false,
  )
  kinds.set(address, asked)
  return asked
}

const kinds = new Map<string, Promise<boolean>>()

const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }))

const useStyles = makeStyles({
  frame: { flexGrow: 1, width: '100%', border: 'none', backgroundColor: tokens.colorNeutralBackground3 },
  instead: {
    display: 'grid',
    placeItems: 'center',
    flexGrow: 1,
    padding: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})
