import { Button, makeStyles } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { StarFilled, StarRegular } from '@fluentui/react-icons/svg/star'
import { graphql, useFragment } from 'react-relay'
import type { ViewEntry_view$key } from '../../__generated__/ViewEntry_view.graphql.ts'
import { useDefaultViewSetter } from './useDefaultViewSetter.ts'
import { useDeleteView } from './useDeleteView.ts'
import { ViewChoice } from './ViewChoice.tsx'

type Props = {
  view: ViewEntry_view$key
  /** What the list is of: 'deals'. */
  noun: string
  chosen: boolean
  onChoose: () => void
}

/** One saved view, and what can be done with it. */
export function ViewEntry({ view: key, noun, chosen, onChoose }: Props) {
  const { databaseId, tableName, viewName, isDefault } = useFragment(fragment, key)
  const styles = useStyles()
  const setDefault = useDefaultViewSetter(noun)
  const deleteView = useDeleteView(noun)
  return (
    <li className={styles.root}>
      <ViewChoice label={viewName} chosen={chosen} note={isDefault ? 'Default' : undefined} onChoose={onChoose} />
      <Button
        appearance="subtle"
        icon={isDefault ? <StarFilled /> : <StarRegular />}
        aria-label={isDefault ? `${viewName} is the default` : `Make ${viewName} the default`}
        disabledFocusable={isDefault}
        onClick={() => setDefault({ id: databaseId, tableName, viewName })}
      />
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={`Delete ${viewName}`}
        onClick={() => deleteView({ id: databaseId, viewName })}
      />
    </li>
  )
}

const fragment = graphql`
  fragment ViewEntry_view on SavedView {
    databaseId
    tableName
    viewName
    isDefault
  }
`

const useStyles = makeStyles({ root: { display: 'flex', alignItems: 'center' } })
