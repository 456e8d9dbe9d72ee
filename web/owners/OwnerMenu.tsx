import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { graphql, useFragment } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { OwnerMenu_user$key } from '../__generated__/OwnerMenu_user.graphql.ts'
import { personName } from '../components/format.ts'
import { ButtonMenu } from '../components/RecordMenu.tsx'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { useColleagues } from './useColleagues.ts'

type Props = {
  /** The record's id in the database; `of` is the record's name. */
  id: number
  of: string
  owner: OwnerMenu_user$key | null | undefined
  /** The mutation that sets the owner; its input is the record's `id` and the new `ownerId`. */
  mutation: GraphQLTaggedNode
}

type SetOwner = { variables: { input: { id: number; ownerId: number | null } }; response: Record<string, unknown> }

/** The owner of a record, with a menu of colleagues that sets another owner. */
export function OwnerMenu({ id, of, owner: key, mutation }: Props) {
  const styles = useStyles()
  const [act] = useRecordAction<SetOwner>(mutation)
  const choose = (ownerId: number | null) =>
    act(
      { input: { id, ownerId } },
      { done: { title: 'Owner changed' }, failed: withReason('Failed to change the owner', 'Please try again.') },
    )
  const owner = useFragment(fragment, key)
  const { found, problem, load } = useColleagues()
  const name = owner ? personName(owner) : NOBODY
  const choices = found?.colleagues.map(each => ({ value: String(each.databaseId), label: personName(each) }))
  return (
    <ButtonMenu
      trigger={
        <button
          type="button"
          className={styles.trigger}
          aria-label={`Owner of ${of}: ${name}`}
          onFocus={load}
          onPointerEnter={load}
        >
          {name}
          <ChevronDown16Regular className={styles.chevron} />
        </button>
      }
      items={{
        one: choices
          ? [...choices, { value: '', label: NOBODY }]
          : [{ value: NO_CHOICE, label: problem ?? 'Loading...' }],
        chosen: owner ? String(owner.databaseId) : '',
        onChoose(chosen: string) {
          if (chosen !== NO_CHOICE) void choose(chosen === '' ? null : Number(chosen))
        },
      }}
    />
  )
}

const NOBODY = 'Nobody'
const NO_CHOICE = 'none'

const fragment = graphql`
  fragment OwnerMenu_user on User { databaseId firstName lastName email }
`

const useStyles = makeStyles({
  trigger: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    padding: 0,
    border: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chevron: { opacity: 0.7 },
})
