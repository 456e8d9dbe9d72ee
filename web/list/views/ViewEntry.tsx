import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { StarFilled, StarRegular } from '@fluentui/react-icons/svg/star'
import { graphql, useFragment } from 'react-relay'
import type { ViewEntry_view$key } from '../../__generated__/ViewEntry_view.graphql.ts'
import type { ViewEntryDefaultMutation } from '../../__generated__/ViewEntryDefaultMutation.graphql.ts'
import type { ViewEntryDeleteMutation } from '../../__generated__/ViewEntryDeleteMutation.graphql.ts'
import { shortened } from '../../components/format.ts'
import { caption, ellipsis, row } from '../../components/styles.ts'
import { useRecordAction } from '../../relay/useRecordAction.ts'
import { useRefresh } from '../useRefresh.ts'
import { viewProblem } from './views.ts'

type Props = {
  view: ViewEntry_view$key
  /** The records' noun in the plural: 'deals'. */
  many: string
  chosen: boolean
  onChoose: () => void
}

/** A saved view with its actions. Deleting it leaves the shown list as it is. */
export function ViewEntry({ view: key, many, chosen, onChoose }: Props) {
  const { databaseId: id, tableName, viewName, isDefault } = useFragment(fragment, key)
  const styles = useStyles()
  const refresh = useRefresh()
  const [makeDefault] = useRecordAction<ViewEntryDefaultMutation>(defaultMutation)
  const [deleteView] = useRecordAction<ViewEntryDeleteMutation>(deleteMutation)
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

/** A button that chooses a view; the current one has a tick. */
export function ViewChoice({ label, chosen, note, onChoose }: ChoiceProps) {
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
  fragment ViewEntry_view on SavedView { databaseId tableName viewName isDefault }
`

const defaultMutation = graphql`
  mutation ViewEntryDefaultMutation($input: SetDefaultViewInput!) {
    setDefaultView(input: $input) {
      views { id isDefault }
    }
  }
`

const deleteMutation = graphql`
  mutation ViewEntryDeleteMutation($input: DeleteViewInput!) {
    deleteView(input: $input) { deletedViewId @deleteRecord }
  }
`

const useStyles = makeStyles({
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
