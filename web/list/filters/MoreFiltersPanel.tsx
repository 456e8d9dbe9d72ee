import { Button, makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { allColumns, row } from '../../components/styles.ts'
import type { ChosenTexts, Filter } from './filter.ts'
import { type Offered, PanelField } from './PanelField.tsx'

/** A page's additions to the filter panel of its list. */
export type PanelSlots = {
  /** A hook that returns further choices by filter name, besides the choices in the filters' definitions. */
  useOffered?: (chosen: ChosenTexts) => Readonly<Record<string, Offered>>
  /** The page's own controls, which replace the usual controls, by filter name. */
  fields?: Readonly<Record<string, (props: FieldProps) => ReactNode>>
}

/** The props of a control in the panel. `set` sets the texts of filters; an empty array turns a filter off. */
export type FieldProps = { chosen: ChosenTexts; set: (texts: ChosenTexts) => void }

/** The props of a page's panel. `button` is the button that opened it. */
export type PanelProps = FieldProps & { filters: readonly Filter[]; button: HTMLElement | null; onClose: () => void }

type Props = PanelSlots & PanelProps

/** The panel of further filters, open as long as it is rendered. Each change updates the list at once. */
export function MoreFiltersPanel({ filters, chosen, set, button, onClose, useOffered = useNothing, fields }: Props) {
  const styles = useStyles()
  const offered = useOffered(chosen)
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: button, position: 'below', align: 'start' }}
      onOpenChange={({ target }) => button?.contains(target as Node) || onClose()}
    >
      <PopoverSurface aria-label="More filters" className={styles.surface}>
        {filters.map(filter => {
          const { name } = filter
          const Own = fields?.[name]
          if (Own) return <Own key={name} chosen={chosen} set={set} />
          const field = { filter, texts: chosen[name] ?? [], offered: offered[name] }
          return <PanelField key={name} {...field} onChange={texts => set({ [name]: texts })} />
        })}
        <div className={styles.foot}>
          <Button
            appearance="subtle"
            onClick={() => {
              set(Object.fromEntries(filters.map(({ name }) => [name, []])))
              onClose()
            }}
          >
            Clear these filters
          </Button>
          <Button appearance="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  )
}

const useNothing: NonNullable<PanelSlots['useOffered']> = () => ({})

const useStyles = makeStyles({
  // Two columns for short controls; a long control takes both columns.
  surface: {
    display: 'grid',
    // `minmax(0, …)` keeps the columns within the panel, even with long choices.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
    gap: tokens.spacingVerticalM,
    boxSizing: 'border-box',
    width: '440px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: '80dvh',
    overflowY: 'auto',
  },
  foot: { ...row, ...allColumns, justifyContent: 'space-between' },
})
