import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { type ComponentProps, type ReactNode, Suspense, startTransition, useRef, useState } from 'react'
import { graphql, readInlineData, useFragment } from 'react-relay'
import { Navigate, useLocation } from 'react-router-dom'
import type { SavedViews_query$key } from '../../__generated__/SavedViews_query.graphql.ts'
import type { SavedViews_view$key } from '../../__generated__/SavedViews_view.graphql.ts'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { firstUse } from '../../components/later.tsx'
import { laterDialog } from '../../components/laterDialog.tsx'
import { ellipsis } from '../../components/styles.ts'
import type { ListDefinition, ListFrame } from '../definition.ts'
import { type ListAddress, type ListControls, saysNothing } from '../listAddress.ts'
import { addressOf, isSameList } from './views.ts'

type Props = Omit<ListControls, 'busy'> & { query: SavedViews_query$key; list: ListDefinition }

/** The menu of the person's own saved views, which can be opened, saved, deleted or made the default. */
export function SavedViews({ query: key, list, address, change }: Props) {
  const views = useViews(list, key)
  const all = `All ${list.many}`
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const shown = views.find(view => isSameList(list, view.address, address))
  const builtIn = [
    ...(list.opensAs ? [{ label: list.opensAs, address: openedOf(list) }] : []),
    { label: all, address: list.address.plain },
  ]
  const current = builtIn.find(view => isSameList(list, view.address, address))

  const show = () => {
    SaveViewDialog.preload()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    // Returns the focus to the button, unless a click has moved it elsewhere.
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('[role="dialog"]')) button.current?.focus()
  }
  const choose = (wanted: ListAddress) => {
    close()
    change(wanted)
  }
  return (
    <>
      <ViewsButton
        ref={button}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => (open ? setOpen(false) : show())}
      >
        {shown?.viewName ?? current?.label ?? 'Unsaved view'}
      </ViewsButton>
      <Suspense>
        {open && (
          <ViewsPopover
            button={button.current}
            many={list.many}
            builtIn={builtIn.map(({ label, address: wanted }) => ({
              ...{ label, chosen: !shown && label === current?.label, onChoose: () => choose(wanted) },
            }))}
            views={views.map(view => ({ ...view, chosen: view === shown, onChoose: () => choose(view.address) }))}
            onSave={() => {
              close()
              // The page stays in view while the dialog's code is loading.
              startTransition(() => setSaving(true))
            }}
            onClose={close}
          />
        )}
      </Suspense>
      {saving && <SaveViewDialog list={list} address={address} onClose={() => setSaving(false)} />}
    </>
  )
}

const ViewsPopover = laterDialog(async () => (await import('./ViewsPopover.tsx')).ViewsPopover, { ahead: firstUse })

const SaveViewDialog = laterDialog(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)

/** Reserves the space of the view selector while the views are loading or could not be loaded. */
export function ViewsSlot({ attempt, children }: { attempt: unknown; children: ReactNode }) {
  const placeholder = <ViewsButton disabled>Views</ViewsButton>
  return (
    <ErrorBoundary resetOn={attempt} fallback={() => placeholder}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** The button that opens the saved views, labelled with the name of the current view. */
function ViewsButton({ children, ...props }: ComponentProps<typeof Button>) {
  const styles = useStyles()
  return (
    <Button {...props} icon={<BookmarkRegular />} className={styles.button}>
      <span className={styles.words}>{children}</span>
      <ChevronDown16Regular className={styles.chevron} />
    </Button>
  )
}

type DefaultProps = { query: SavedViews_query$key; list: ListFrame; placeholder: ReactNode; children: ReactNode }

/** Redirects from an empty address to the person's default view, before any row is shown. */
export function DefaultView({ query: key, list, placeholder, children }: DefaultProps) {
  const views = useViews(list, key)
  const { key: arrivalKey, search } = useLocation()
  const target = () => {
    const address = views.find(({ isDefault }) => isDefault)?.address
    const redirects = address && saysNothing(list.address, search) && !isSameList(list, address, openedOf(list))
    return redirects ? list.address.write(address) : null
  }
  // The target is computed only once for each navigation, so that making another view the default does not redirect.
  const [arrival, setArrival] = useState(() => ({ key: arrivalKey, target: target() }))
  if (arrival.key !== arrivalKey) setArrival({ key: arrivalKey, target: target() })
  if (arrival.key !== arrivalKey || arrival.target === null) return children
  return (
    <>
      <Navigate to={{ search: arrival.target }} replace />
      {placeholder}
    </>
  )
}

/** The list's state for an address without parameters. */
const openedOf = ({ address }: ListFrame) => address.read(new URLSearchParams())

function useViews(list: ListFrame, query: SavedViews_query$key) {
  const { savedViews } = useFragment(fragment, query)
  return savedViews.map(key => {
    const { id, viewName, isDefault, ...stored } = readInlineData<SavedViews_view$key>(viewFragment, key)
    return { key, id, viewName, isDefault, address: addressOf(list, stored) }
  })
}

const viewFragment = graphql`
  fragment SavedViews_view on SavedView @inline {
    id viewName isDefault
    filters { statusFilter areaFilter moreFilter searchTerm sortField sortDirection }
    sorting { field direction }
  }
`

const fragment = graphql`
  fragment SavedViews_query on Query @argumentDefinitions(tableName: { type: "String!" }) {
    savedViews(tableName: $tableName) {
      ...SavedViews_view
      ...ViewsPopover_viewEntry
    }
  }
`

const useStyles = makeStyles({
  // Fixed width, so that nothing beside it moves when another view is shown.
  button: { flexShrink: 0, width: '170px', justifyContent: 'flex-start', fontWeight: tokens.fontWeightMedium },
  words: { ...ellipsis, flexGrow: 1, textAlign: 'start' },
  chevron: { flexShrink: 0 },
})
