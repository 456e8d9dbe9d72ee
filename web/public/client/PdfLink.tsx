import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { type JSX, useState } from 'react'
import { print } from '../../components/styles.ts'
import { useSession } from './ClientSession.tsx'
import { entryOf } from './keys.ts'

/** A link that downloads the profiles as a PDF. */
export function PdfLink({ url }: { url: string }) {
  const look = useLook()
  const { key } = entryOf(useSession().token)
  if (key !== undefined) return <LockedPdf url={url} accessKey={key} look={look} />
  return (
    <Button as="a" href={url} download {...look}>
      Download PDF
    </Button>
  )
}

/** A disabled PDF button for the staff's preview, as the PDF does not exist yet. */
export const PdfSample = () => (
  <Button disabled {...useLook()}>
    Download PDF
  </Button>
)

const useLook = () => ({ icon: <ArrowDownloadRegular />, className: useStyles().root })

type LockedProps = { url: string; accessKey: string; look: { icon: JSX.Element; className: string } }

/** The PDF button of a share with a passcode: sends the key as a header, as histories and logs store addresses. */
function LockedPdf({ url, accessKey, look }: LockedProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState(false)

  async function download() {
    if (busy) return
    setBusy(true)
    setProblem(false)
    try {
      const response = await fetch(url, { headers: { 'x-share-key': accessKey } })
      if (!response.ok) return setProblem(true)
      save(await response.blob())
    } catch {
      setProblem(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button {...look} disabledFocusable={busy} onClick={download}>
        {busy ? 'Downloading...' : 'Download PDF'}
      </Button>
      {problem && <p role="alert">The PDF could not be downloaded. Please reload the page and try again.</p>}
    </>
  )
}

function save(file: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'profiles.pdf'
  link.click()
  // Safari loads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const useStyles = makeStyles({
  root: { alignSelf: 'flex-start', marginBlockStart: tokens.spacingVerticalL, [print]: { display: 'none' } },
})
