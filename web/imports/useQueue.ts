import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { SaveImportedResumeInput, useQueueSaveMutation } from '../__generated__/useQueueSaveMutation.graphql.ts'
import { serverMessage } from '../components/ProblemError.ts'
import { useToast } from '../components/Toasts.tsx'
import { useMutation } from '../relay/useMutation.ts'
import { type OpenedResume, useOpenResume } from './openedResume.ts'
import { useDiscard } from './useDiscard.ts'
import type { Imported } from './useImports.ts'

type Options = { imported: readonly Imported[]; first: number | null; onClose: () => void }

/** Goes through the resumes that are ready, in order. The next resume is loaded while the current one is open. */
export function useQueue({ imported, first, onClose }: Options) {
  const toast = useToast()
  const load = usePrefetched()
  const [save] = useMutation<useQueueSaveMutation>(saveMutation)
  const [discard] = useDiscard()
  const [wanted, setWanted] = useState<number | null>(null)
  const [opened, setOpened] = useState<OpenedResume | null>(null)
  const latest = useRef<number>(null)
  /** Ids of resumes saved or discarded in this review, which `imported` may still list as ready. */
  const done = useRef(new Set<number>())

  const isReady = ({ databaseId, status }: Imported) => status === 'READY' && !done.current.has(databaseId)
  const isComing = ({ status }: Imported) => status === 'WAITING' || status === 'READING'
  const index = imported.findIndex(({ databaseId }) => databaseId === wanted)
  const after = imported.slice(index + 1)
  const before = imported.slice(0, Math.max(0, index)).findLast(isReady)

  async function go(id: number) {
    latest.current = id
    setWanted(id)
    setOpened(null)
    try {
      const found = await load.take(id)
      if (latest.current !== id) return
      if (found) setOpened(found)
      else next()
    } catch (error) {
      toast({
        title: 'The resume could not be opened',
        text: serverMessage(error, 'Please try again.'),
        intent: 'error',
      })
      onClose()
    }
  }

  /** Opens the next resume, or ends the review. `isQuiet` shows no toast, as it would replace the toast with 'Undo'. */
  function next({ isQuiet = false } = {}) {
    const following = after.find(isReady)
    if (following) return void go(following.databaseId)
    setOpened(null)
    latest.current = null
    if (imported.some(isComing)) return
    if (isQuiet) return onClose()
    const left = imported.filter(isReady).length
    toast({
      title: left === 0 ? 'All resumes reviewed' : `${left} ${left === 1 ? 'resume is' : 'resumes are'} left to review`,
    })
    onClose()
  }

  // Opens the first resume, and later a resume that has been read after all others were done.
  const begin = useEffectEvent((known: readonly Imported[]) => {
    if (latest.current !== null) return
    const id = first !== null && wanted === null ? first : (after.find(isReady) ?? known.find(isReady))?.databaseId
    if (id !== undefined) void go(id)
  })
  useEffect(() => begin(imported), [imported])
  const following = after.find(isReady)?.databaseId
  const prefetch = useEffectEvent((id: number) => load.prefetch(id))
  useEffect(() => {
    if (opened && following !== undefined) prefetch(following)
  }, [opened, following])

  const shown = imported.filter(({ databaseId, status }) => status !== 'FAILED' || databaseId === wanted)
  const number = shown.findIndex(({ databaseId }) => databaseId === wanted) + 1
  return {
    opened,
    /** The position among the resumes, as ' · 2 of 5'. */
    progress: number > 0 ? ` · ${number} of ${shown.length}` : '',
    isLast: !after.some(each => isReady(each) || isComing(each)),
    back: before ? () => void go(before.databaseId) : null,
    skip: () => next(),
    save: (talent: Omit<SaveImportedResumeInput, 'id'>) =>
      opened ? save({ input: { ...talent, id: opened.id } }) : Promise.resolve(undefined),
    goOn() {
      if (opened) done.current.add(opened.id)
      next()
    },
    async discard() {
      if (!opened) return
      const { id, fileName } = opened
      await discard(id, fileName, {
        onDone() {
          done.current.add(id)
          next({ isQuiet: true })
        },
        onBack: () => done.current.delete(id),
      })
    },
  }
}

/** A cache of resumes that are loaded before they are opened. An entry is used only once, as drafts may change. */
function usePrefetched() {
  const open = useOpenResume()
  const kept = useRef(new Map<number, ReturnType<typeof open>>())
  return {
    take(id: number) {
      const found = kept.current.get(id)
      kept.current.delete(id)
      return found ?? open(id)
    },
    prefetch(id: number) {
      if (kept.current.has(id)) return
      const found = open(id)
      kept.current.set(id, found)
      // A failed entry is deleted, so that opening the resume loads it again.
      found.catch(() => kept.current.delete(id))
    },
  }
}

const saveMutation = graphql`
  mutation useQueueSaveMutation($input: SaveImportedResumeInput!) {
    saveImportedResume(input: $input) {
      resume { id status }
      talent { id }
    }
  }
`
