import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'
import { type ComponentType, type ReactNode, startTransition, useRef, useState } from 'react'
import { row } from '../../components/styles.ts'
import type { ListFrame } from '../definition.ts'
import type { ListControls } from '../listAddress.ts'
import type { ChosenTexts } from './filter.ts'
import { inWords } from './filter.ts'
import type { PanelProps } from './MoreFiltersPanel.tsx'

type Props = Omit<ListControls, 'busy'> & {
  list: Pick<ListFrame, 'address'>
  Panel: ComponentType<PanelProps>
  children?: ReactNode
}

/** A button that opens the panel of further filters, and the active further filters, each with a remove button. */
export function MoreFilters({ list, address: { chosen }, change, Panel, children }: Props) {
  const styles = useStyles()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { filters } = list.address
  const on = filters
    .filter(({ shown }) => shown === 'panel')
    .flatMap(filter => (chosen[filter.name] ?? []).map(text => ({ filter, text })))
  const set = (texts: ChosenTexts) => change(latest => ({ chosen: { ...latest.chosen, ...texts } }))
  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        aria-expanded={open}
        aria-haspopup="dialog"
        // The page stays in view while the panel's code is loading.
        onClick={() => startTransition(() => setOpen(!open))}
      >
        {on.length > 0 ? `More filters (${on.length})` : 'More filters'}
      </Button>
      {open && (
        <Panel
          filters={filters.filter(({ shown }) => shown === 'panel' || shown === 'both')}
          chosen={chosen}
          set={set}
          button={button.current}
          onClose={() => setOpen(false)}
        />
      )}
      {children}
      {on.length > 0 && (
        <ul aria-label="Further filters" className={styles.chips}>
          {on.map(({ filter, text }) => (
            <li key={`${filter.name} ${text}`}>
              <Button
                size="small"
                shape="circular"
                icon={<Dismiss12Regular />}
                iconPosition="after"
                className={styles.chip}
                aria-label={`Remove ${filter.label}: ${inWords(filter, text)}`}
                onClick={() => set({ [filter.name]: (chosen[filter.name] ?? []).filter(each => each !== text) })}
              >
                <span className={styles.term}>{`${filter.label}: `}</span>
                {inWords(filter, text)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const useStyles = makeStyles({
  button: { flexShrink: 0, fontWeight: tokens.fontWeightRegular },
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
