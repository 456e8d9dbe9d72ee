import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DealViews_query$key } from '../../../__generated__/DealViews_query.graphql.ts'
import type { ChangeAddress } from '../../list/useListAddress.ts'
import { type ListAddress, plainAddress } from '../address.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { ViewChoice } from './ViewChoice.tsx'
import { ViewEntry } from './ViewEntry.tsx'
import { ViewsButton } from './ViewsButton.tsx'
import { isSameList, viewAddress } from './viewAddress.ts'

type Props = { query: DealViews_query$key; address: ListAddress; change: ChangeAddress<ListAddress> }

/** The person's own views of the list: chosen, saved, deleted, and one of them what they begin with. */
export function DealViews({ query: key, address, change }: Props) {
  const { savedViews } = useFragment(fragment, key)
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const shown = savedViews.find(view => isSameList(viewAddress(view), address))
  const isPlain = isSameList(address, plainAddress)

  const choose = (wanted: ListAddress) => {
    setOpen(false)
    change(wanted)
  }
  return (
    <>
      <Popover open={open} onOpenChange={(_, data) => setOpen(data.open)} trapFocus positioning="below-start">
        <PopoverTrigger disableButtonEnhancement>
          <ViewsButton>{shown?.viewName ?? (isPlain ? 'All deals' : 'Unsaved view')}</ViewsButton>
        </PopoverTrigger>
        <PopoverSurface aria-label="Saved views" className={styles.surface}>
          <ul className={styles.list}>
            <li>
              <ViewChoice label="All deals" chosen={isPlain && !shown} onChoose={() => choose(plainAddress)} />
            </li>
            {savedViews.map(view => (
              <ViewEntry key={view.id} view={view} chosen={view === shown} onChoose={() => choose(viewAddress(view))} />
            ))}
          </ul>
          <div className={styles.foot}>
            <Button
              appearance="subtle"
              icon={<AddRegular />}
              className={styles.save}
              onClick={() => {
                setOpen(false)
                setSaving(true)
              }}
            >
              Save current view
            </Button>
          </div>
        </PopoverSurface>
      </Popover>
      {saving && <SaveViewDialog address={address} onClose={() => setSaving(false)} />}
    </>
  )
}

const fragment = graphql`
  fragment DealViews_query on Query {
    savedViews(tableName: "deals") {
      id
      viewName
      filters {
        statusFilter
        searchTerm
        sortField
        sortDirection
      }
      sorting {
        field
        direction
      }
      ...ViewEntry_view
    }
  }
`

const useStyles = makeStyles({
  surface: { width: '320px', maxWidth: 'calc(100vw - 32px)', boxSizing: 'border-box', padding: 0 },
  list: {
    margin: 0,
    padding: tokens.spacingHorizontalXS,
    listStyleType: 'none',
    maxHeight: '50dvh',
    overflowY: 'auto',
  },
  foot: { padding: tokens.spacingHorizontalXS, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  save: { width: '100%', justifyContent: 'flex-start', fontWeight: tokens.fontWeightRegular },
})
