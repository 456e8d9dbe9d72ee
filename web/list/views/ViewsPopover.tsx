import { Button, makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { ViewEntry_view$key } from '../../__generated__/ViewEntry_view.graphql.ts'
import { ViewChoice, ViewEntry } from './ViewEntry.tsx'

type Props = {
  button: HTMLElement | null
  /** The records' noun in the plural: 'deals'. */
  many: string
  /** The views that everybody has. */
  builtIn: readonly { label: string; chosen: boolean; onChoose: () => void }[]
  views: readonly { id: string; key: ViewEntry_view$key; chosen: boolean; onChoose: () => void }[]
  onSave: () => void
  onClose: () => void
}

/** The saved views below their button, for as long as it is rendered. */
export function ViewsPopover({ button, many, builtIn, views, onSave, onClose }: Props) {
  const styles = useStyles()
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: button, position: 'below', align: 'start' }}
      // A click on the button closes it by itself.
      onOpenChange={({ target }) => button?.contains(target as Node) || onClose()}
    >
      <PopoverSurface aria-label="Saved views" className={styles.surface}>
        <ul className={styles.list}>
          {builtIn.map(view => (
            <li key={view.label}>
              <ViewChoice {...view} />
            </li>
          ))}
          {views.map(({ id, key, ...view }) => (
            <ViewEntry key={id} view={key} many={many} {...view} />
          ))}
        </ul>
        <div className={styles.foot}>
          <Button appearance="subtle" icon={<AddRegular />} className={styles.save} onClick={onSave}>
            Save current view
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  )
}

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
