import { Button } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import type { Timeline_activities$data } from '../__generated__/Timeline_activities.graphql.ts'
import { personName } from '../components/format.ts'
import { sumOf } from './folding.ts'
import { EntryFrame } from './TimelineEntry.tsx'

type Props = { first: Timeline_activities$data[number]; count: string; children: ReactNode }

/** Many activities as one entry, with a button that shows them. */
export function FoldedEntries({ first, count, children }: Props) {
  const [open, setOpen] = useState(false)
  const { kind, at, actor, via } = first
  return (
    <>
      <EntryFrame
        kind={kind}
        at={at}
        actor={actor ? personName(actor) : 'The system'}
        via={via}
        sentence={sumOf(first, count)}
      >
        <Button size="small" appearance="subtle" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show each'}
        </Button>
      </EntryFrame>
      {open && children}
    </>
  )
}
