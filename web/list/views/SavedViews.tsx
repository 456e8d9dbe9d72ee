import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SavedViews_query$key } from '../../__generated__/SavedViews_query.graphql.ts'
import type { ChangeAddress } from '../useListAddress.ts'
import { readView } from './readView.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { ViewChoice } from './ViewChoice.tsx'
import { ViewEntry } from './ViewEntry.tsx'
import { ViewsButton } from './ViewsButton.tsx'
import { isSameList, type ListWithViews, type Searched } from './views.ts'

type Props<Address extends Searched> = {
  query: SavedViews_query$key
  list: ListWithViews<Address>
  address: Address
  change: ChangeAddress<Address>
}

/** The person's own views of the list: chosen, saved, deleted, and one of them what they begin with. */
export function SavedViews<Address extends Searched>({ query: key, list, address, change }: Props<Address>) {
  const { savedViews } = useFragment(fragment, key)
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const shown = savedViews.find(view => isSameList(list, list.addressOf(readView(view)), address))
  const isPlain = isSameList(list, address, list.plain)

  const choose = (wanted: Address) => {
    setOpen(false)
    change(wanted)
  }
  return (
    <>
      <Popover open={open} onOpenChange={(_, data) => setOpen(data.open)} trapFocus positioning="below-start">
        <PopoverTrigger disableButtonEnhancement>
          <ViewsButton>{shown?.viewName ?? (isPlain ? list.all : 'Unsaved view')}</ViewsButton>
        </PopoverTrigger>
        <PopoverSurface aria-label="Saved views" className={styles.surface}>
          <ul className={styles.list}>
            <li>
              <ViewChoice label={list.all} chosen={isPlain && !shown} onChoose={() => choose(list.plain)} />
            </li>
            {savedViews.map(view => (
              <ViewEntry
                key={view.id}
                view={view}
                noun={list.noun}
                chosen={view === shown}
                onChoose={() => choose(list.addressOf(readView(view)))}
              />
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
      {saving && <SaveViewDialog list={list} address={address} onClose={() => setSaving(false)} />}
    </>
  )
}

const fragment = graphql`
  fragment SavedViews_query on Query @argumentDefinitions(tableName: { type: "String!" }) {
    savedViews(tableName: $tableName) {
      id
      viewName
      ...readView_view
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
