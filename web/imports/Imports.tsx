import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'
import { asDialog } from '../app/asDialog.tsx'
import { later } from '../components/later.tsx'
import { column } from '../components/styles.ts'
import { useRefresh } from '../list/useRefresh.ts'
import { type Dropped, filesIn, holdsFiles } from './droppedFiles.ts'
import { ImportsBar } from './ImportsBar.tsx'
import { useUploads } from './importUploads.ts'
import { useImports } from './useImports.ts'

/** Takes what is dropped on the page, shows what has become of it, and opens the review. */
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

const ReviewQueue = later(async () => (await import('./ReviewQueue.tsx')).ReviewQueue, asDialog)

/** Lies over the page while files are dragged over it. */
function DropHint() {
  const styles = useStyles()
  const [over, setOver] = useState(false)
  useEffect(() => {
    // Each element that is entered or left tells so; only leaving the window has nothing that is entered next.
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
})
