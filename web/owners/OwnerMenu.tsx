import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OwnerMenu_user$key } from '../__generated__/OwnerMenu_user.graphql.ts'
import type { OwnerMenuQuery } from '../__generated__/OwnerMenuQuery.graphql.ts'
import { personName } from '../components/format.ts'
import { LazyMenu } from '../components/LazyMenu.tsx'
import { useToast } from '../components/Toasts.tsx'
import { serverMessage } from '../relay/ProblemError.ts'
import { useFetch } from '../relay/useFetch.ts'

type Props = {
  owner: OwnerMenu_user$key | null | undefined
  /** Whose owner it is: 'Ada Okafor'. */
  of: string
  onChoose: (ownerId: number | null) => void
}

type Colleague = OwnerMenuQuery['response']['colleagues'][number]

/** Who looks after a record, with a menu of the colleagues. They are fetched when the menu is first reached. */
export function OwnerMenu({ owner: key, of, onChoose }: Props) {
  const styles = useStyles()
  const owner = useFragment(fragment, key)
  const { colleagues, load } = useColleagues()
  const name = owner ? personName(owner) : NOBODY
  const choices = colleagues?.map(each => ({ value: String(each.databaseId), label: personName(each) }))
  return (
    <LazyMenu
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
        one: choices ? [...choices, { value: '', label: NOBODY }] : [{ value: 'loading', label: 'Loading...' }],
        chosen: owner ? String(owner.databaseId) : '',
        onChoose: (chosen: string) => chosen !== 'loading' && onChoose(chosen === '' ? null : Number(chosen)),
      }}
    />
  )
}

const NOBODY = 'Nobody'

function useColleagues() {
  const fetch = useFetch<OwnerMenuQuery>(query)
  const toast = useToast()
  const [colleagues, setColleagues] = useState<readonly Colleague[]>()
  const load = async () => {
    if (colleagues) return
    try {
      setColleagues((await fetch({})).colleagues)
    } catch (error) {
      toast({ intent: 'error', title: 'Failed to load colleagues', text: serverMessage(error, 'Please try again.') })
    }
  }
  return { colleagues, load: () => void load() }
}

const query = graphql`
  query OwnerMenuQuery {
    colleagues { databaseId firstName lastName email }
  }
`

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
