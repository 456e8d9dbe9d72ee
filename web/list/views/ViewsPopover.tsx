import { Button, makeStyles, mergeClasses, Popover, PopoverSurface, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { StarFilled, StarRegular } from '@fluentui/react-icons/svg/star'
import { graphql, useFragment } from 'react-relay'
import type { ViewsPopover_viewEntry$key } from '../../__generated__/ViewsPopover_viewEntry.graphql.ts'
import type { ViewsPopoverDefaultMutation } from '../../__generated__/ViewsPopoverDefaultMutation.graphql.ts'
import type { ViewsPopoverDeleteMutation } from '../../__generated__/ViewsPopoverDeleteMutation.graphql.ts'
import { shortened } from '../../components/format.ts'
import { caption, ellipsis, row } from '../../components/styles.ts'
import { useRecordAction } from '../../relay/useRecordAction.ts'
import { useRefresh } from '../useRefresh.ts'
import { viewProblem } from './views.ts'

type Props = {
  button: HTMLElement | null
  many: string
  builtIn: readonly { label: string; chosen: boolean; onChoose: () => void }[]
  views: readonly { id: string; key: ViewsPopover_viewEntry$key; chosen: boolean; onChoose: () => void }[]
  onSave: () => void
  onClose: () => void
}

/** The popover with the saved views below its button, open as long as the component is rendered. */
export function ViewsPopover({ button, many, builtIn, views, onSave, onClose }: Props) {
  const styles = useStyles()
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: button, position: 'below', align: 'start' }}
      // The button's own click handler closes the popover.
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

type ViewEntryProps = {
  view: ViewsPopover_viewEntry$key
  many: string
  chosen: boolean
  onChoose: () => void
}

/** A saved view with its actions. Deleting it leaves the shown list as it is. */
function ViewEntry({ view: key, many, chosen, onChoose }: ViewEntryProps) {
  const { databaseId: id, tableName, viewName, isDefault } = useFragment(fragment, key)
  const styles = useStyles()
  const refresh = useRefresh()
  const [makeDefault] = useRecordAction<ViewsPopoverDefaultMutation>(defaultMutation)
  const [deleteView] = useRecordAction<ViewsPopoverDeleteMutation>(deleteMutation)
  return (
    <li className={styles.entry}>
      <ViewChoice label={viewName} chosen={chosen} note={isDefault ? 'Default' : undefined} onChoose={onChoose} />
      <Button
        appearance="subtle"
        icon={isDefault ? <StarFilled /> : <StarRegular />}
        aria-label={isDefault ? `${viewName} is the default` : `Make ${viewName} the default`}
        disabledFocusable={isDefault}
        onClick={() =>
          makeDefault(
            { input: { id, tableName } },
            {
              done: { title: 'Default view set', text: `The list of ${many} now opens with “${viewName}”.` },
              failed: failure('Failed to set default view. Please try again.'),
            },
          )
        }
      />
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={`Delete ${viewName}`}
        onClick={() =>
          deleteView(
            { input: { id } },
            {
              ask: {
                title: `Delete ${shortened(viewName)}?`,
                text: `Only the view “${viewName}” is deleted. The ${many} stay.`,
                action: 'Delete',
                destructive: true,
              },
              done: { title: 'View deleted', text: `“${viewName}” has been deleted.` },
              onDone: () => refresh(),
              failed: failure('Failed to delete view. Please try again.'),
              onGone: refresh,
            },
          )
        }
      />
    </li>
  )
}

const failure = (otherwise: string) => (error: unknown) => ({ title: 'Error', text: viewProblem(error, otherwise) })

type ChoiceProps = { label: string; chosen: boolean; note?: string | undefined; onChoose: () => void }

function ViewChoice({ label, chosen, note, onChoose }: ChoiceProps) {
  const styles = useStyles()
  return (
    <button type="button" aria-pressed={chosen} className={styles.choice} onClick={onChoose}>
      <Checkmark16Regular aria-hidden className={mergeClasses(styles.tick, !chosen && styles.hidden)} />
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </button>
  )
}

const fragment = graphql`
  fragment ViewsPopover_viewEntry on SavedView { databaseId tableName viewName isDefault }
`

const defaultMutation = graphql`
  mutation ViewsPopoverDefaultMutation($input: SetDefaultViewInput!) {
    setDefaultView(input: $input) {
      views { id isDefault }
    }
  }
`

const deleteMutation = graphql`
  mutation ViewsPopoverDeleteMutation($input: DeleteViewInput!) {
    deleteView(input: $input) { deletedViewId @deleteRecord }
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
  entry: row,
  choice: {
    ...row,
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minWidth: 0,
    height: '36px',
    paddingInline: tokens.spacingHorizontalS,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  tick: { flexShrink: 0, color: tokens.colorBrandForeground1 },
  hidden: { visibility: 'hidden' },
  label: { ...ellipsis, flexGrow: 1, minWidth: 0 },
  note: caption,
})
