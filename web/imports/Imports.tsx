import { Button, makeStyles, ProgressBar, Spinner, Text, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up'
import { useEffect, useEffectEvent, useState } from 'react'
import { laterDialog } from '../components/laterDialog.tsx'
import { column, gutter, row } from '../components/styles.ts'
import { useRefresh } from '../list/useRefresh.ts'
import { type Dropped, filesIn, holdsFiles } from './droppedFiles.ts'
import { ImportList } from './ImportList.tsx'
import { type UploadState, type Uploads, useUploads } from './importUploads.ts'
import { type Imported, useImports } from './useImports.ts'

/** Uploads files dropped on the page, shows the state of the uploads, and opens the review. */
export function Imports({ dropped }: { dropped: Dropped | null }) {
  const [state, uploads] = useUploads()
  const imported = useImports()
  const refresh = useRefresh()
  const [reviewed, setReviewed] = useState<{ first: number | null } | null>(null)
  const take = useEffectEvent(async (given: Dropped) => uploads.add(await filesIn(given)))
  useEffect(() => {
    if (dropped) void take(dropped)
  }, [dropped])
  return (
    <>
      <DropHint />
      <ImportsBar
        imported={imported}
        state={state}
        uploads={uploads}
        onReview={first => setReviewed({ first: first ?? null })}
      />
      {reviewed && (
        <ReviewQueue
          imported={imported}
          first={reviewed.first}
          onClose={() => {
            setReviewed(null)
            refresh()
          }}
        />
      )}
    </>
  )
}

const ReviewQueue = laterDialog(async () => (await import('./ReviewQueue.tsx')).ReviewQueue)

/** The hint that covers the page while files are dragged over it. */
function DropHint() {
  const styles = useStyles()
  const [over, setOver] = useState(false)
  useEffect(() => {
    // Dragging over an element also fires dragleave; `relatedTarget` is null only when the files leave the window.
    const enter = (event: DragEvent) => holdsFiles(event) && !document.querySelector('[role="dialog"]') && setOver(true)
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false)
    const end = () => setOver(false)
    document.addEventListener('dragover', enter)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', end)
    return () => {
      document.removeEventListener('dragover', enter)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', end)
    }
  }, [])
  if (!over) return null
  return (
    <div className={styles.over}>
      <div className={styles.card}>
        <Text weight="semibold" size={500}>
          Drop resumes to add them
        </Text>
        <Text>PDF and Word files, pictures, or a whole folder. You review each before it becomes a talent.</Text>
      </div>
    </div>
  )
}

type Props = {
  imported: readonly Imported[]
  state: UploadState
  uploads: Uploads
  /** Opens the review with the resume of this id, or else with the first resume that is ready. */
  onReview: (first?: number) => void
}

/** The bar at the foot of the list with the state of the uploaded resumes. Renders nothing once all are done. */
function ImportsBar({ imported, state, uploads, onReview }: Props) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const { sent, of, refused } = state
  if (imported.length === 0 && of === 0 && refused.length === 0) return null
  const ready = imported.filter(({ status }) => status === 'READY').length
  const isBusy = of > 0 || imported.some(({ status }) => status === 'WAITING' || status === 'READING')
  const shown = open || refused.length > 0
  const toggle = () => {
    setOpen(!shown)
    if (shown) uploads.forget()
  }
  return (
    <section aria-label="Resumes to review" className={styles.importsBar}>
      <div className={styles.line}>
        {isBusy && <Spinner size="extra-tiny" aria-hidden />}
        <Text role="status" className={styles.words}>
          {of > 0 ? `Uploading ${Math.min(sent + 1, of)} of ${of}` : inWords(imported, refused.length)}
        </Text>
        <Button
          size="small"
          appearance="subtle"
          icon={shown ? <ChevronDownRegular /> : <ChevronUpRegular />}
          aria-expanded={shown}
          onClick={toggle}
        >
          {shown ? 'Hide' : 'Show all'}
        </Button>
        {imported.length > 0 && (
          <Button size="small" appearance="primary" disabled={ready === 0} onClick={() => onReview()}>
            Review
          </Button>
        )}
      </div>
      {of > 0 && <ProgressBar aria-label="Uploading resumes" value={sent / of} />}
      {shown && <ImportList imported={imported} refused={refused} onAgain={uploads.again} onReview={onReview} />}
    </section>
  )
}

/** The state in words: '5 resumes: 3 ready, 1 reading, 1 failed', or 'No resume in 2 files' if no file was accepted. */
function inWords(imported: readonly Imported[], refused: number): string {
  if (imported.length === 0) return `No resume in ${refused} ${refused === 1 ? 'file' : 'files'}`
  const count = (...states: string[]) => imported.filter(({ status }) => states.includes(status)).length
  const parts = [
    [count('READY'), 'ready'],
    [count('WAITING', 'READING'), 'reading'],
    [count('FAILED'), 'failed'],
    [count('SAVED'), 'saved'],
  ] as const
  const told = parts.flatMap(([number, word]) => (number > 0 ? `${number} ${word}` : []))
  return `${imported.length} ${imported.length === 1 ? 'resume' : 'resumes'}: ${told.join(', ')}`
}

const useStyles = makeStyles({
  over: {
    position: 'fixed',
    inset: 0,
    zIndex: 40,
    display: 'grid',
    placeItems: 'center',
    padding: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorBackgroundOverlay,
    pointerEvents: 'none',
  },
  card: {
    ...column,
    alignItems: 'center',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalXXXL,
    border: `2px dashed ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'center',
  },
  importsBar: {
    ...gutter,
    flexShrink: 0,
    marginTop: 'auto',
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  // The maximum width leaves space for the toasts at the right.
  line: { maxWidth: '880px', ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  words: { flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
})
