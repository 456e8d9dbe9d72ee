import { useCallback, useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { useDraftOfMutation } from '../__generated__/useDraftOfMutation.graphql.ts'
import { useMutation } from '../relay/useMutation.ts'
import type { TalentFormValues } from '../talents/form/talentFields.ts'
import { type OpenedResume, toDraft } from './openedResume.ts'

/** Milliseconds without a change after which the entries are kept. */
const PAUSE = 700

type Form = { values: TalentFormValues; dirty: boolean; busy: boolean }

/** Keeps what is entered for a resume on the server, so that it outlives the tab. */
export function useDraftOf(opened: OpenedResume | null, { values, dirty, busy }: Form) {
  const [keep] = useMutation<useDraftOfMutation>(mutation)
  const draft = opened && dirty && !busy ? toDraft(values) : null
  const latest = useRef<{ id: number; draft: string } | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const sending = useRef(Promise.resolve())
  useEffect(() => {
    latest.current = opened && draft !== null ? { id: opened.id, draft } : null
  })

  /** Resolves when the latest entries are kept, or could not be. */
  const keepNow = useCallback(() => {
    sending.current = sending.current.then(async () => {
      const input = latest.current
      if (!input) return
      // A draft that cannot be kept now is sent with the next change.
      const answer = await keep({ input }).catch(() => undefined)
      if (answer) setKept(input.draft)
    })
    return sending.current
  }, [keep])

  const isPending = draft !== null && draft !== kept
  useEffect(() => {
    if (!isPending || draft === null) return
    const timer = setTimeout(keepNow, PAUSE)
    return () => clearTimeout(timer)
  }, [isPending, draft, keepNow])
  return { isPending, keepNow: async () => (isPending ? keepNow() : undefined) }
}

const mutation = graphql`
  mutation useDraftOfMutation($input: KeepImportedResumeDraftInput!) {
    keepImportedResumeDraft(input: $input) {
      resume { id }
    }
  }
`
