import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'
import { useRef, useState } from 'react'
import { firstUse } from '../../components/firstUse.ts'
import { later } from '../../components/later.tsx'
import { row } from '../../components/styles.ts'
import { useLater } from '../../components/useLater.ts'
import type { ListControls, More } from '../../list/listAddress.ts'
import { FiltersButton } from './FiltersButton.tsx'
import { MORE_FILTERS, textsRead } from './moreFilters.ts'
import { inWords, termOf } from './moreFilterWords.ts'
import { UnreadCount } from './UnreadCount.tsx'

type Props = Omit<ListControls, 'busy'>

const MoreFiltersPanel = later(async () => (await import('./MoreFiltersPanel.tsx')).MoreFiltersPanel, {
  ahead: firstUse,
})

/** Opens the further filters, and shows those that are on, each with a button that takes it off. */
export function MoreFilters({ address, change }: Props) {
  const styles = useStyles()
  const button = useRef<HTMLButtonElement>(null)
  const [, load] = useLater(MoreFiltersPanel)
  const [open, setOpen] = useState(false)
  const on = MORE_FILTERS.flatMap(name => (address.more[name] ?? []).map(text => ({ name, text })))
  const set = (texts: More) =>
    change(({ more }) => ({
      more: Object.fromEntries(Object.entries({ ...more, ...texts }).filter(([, each]) => each.length > 0)),
    }))
  return (
    <>
      <FiltersButton
        ref={button}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={async () => setOpen(!open && (await load()))}
      >
        {on.length > 0 ? `More filters (${on.length})` : 'More filters'}
      </FiltersButton>
      {open && (
        <MoreFiltersPanel
          address={address}
          change={change}
          set={set}
          button={button.current}
          onClose={() => setOpen(false)}
        />
      )}
      {textsRead(address.more).length > 0 && !address.more.unread && (
        <UnreadCount address={address} onShow={() => set({ unread: ['yes'] })} />
      )}
      {on.length > 0 && (
        <ul aria-label="Further filters" className={styles.chips}>
          {on.map(({ name, text }) => (
            <li key={`${name} ${text}`}>
              <Button
                size="small"
                shape="circular"
                icon={<Dismiss12Regular />}
                iconPosition="after"
                className={styles.chip}
                aria-label={`Remove ${termOf(name)}: ${inWords(name, text)}`}
                onClick={() => set({ [name]: (address.more[name] ?? []).filter(each => each !== text) })}
              >
                <span className={styles.term}>{`${termOf(name)}: `}</span>
                {inWords(name, text)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const useStyles = makeStyles({
  chips: {
    ...row,
    order: 1,
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    width: '100%',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  chip: { maxWidth: '320px', fontWeight: tokens.fontWeightRegular },
  term: { color: tokens.colorNeutralForeground3, whiteSpace: 'pre' },
})
