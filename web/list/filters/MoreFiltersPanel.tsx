import { Button, makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { allColumns, row } from '../../components/styles.ts'
import type { ChosenTexts, Filter } from './filter.ts'
import { type Offered, PanelField } from './PanelField.tsx'

/** The additions of a page to the panel of its list. */
export type PanelSlots = {
  /** A hook for what the filters offer, by their names, beyond the words of their definition. */
  useOffered?: (chosen: ChosenTexts) => Readonly<Record<string, Offered>>
  /** Controls in place of the usual ones, by the names of their filters. */
  fields?: Readonly<Record<string, (props: FieldProps) => ReactNode>>
}

/** `set` sets the texts of filters; none takes one off. */
export type FieldProps = { chosen: ChosenTexts; set: (texts: ChosenTexts) => void }

type Props = PanelSlots & FieldProps & { filters: readonly Filter[]; button: HTMLElement | null; onClose: () => void }

/** The further filters of a list, for as long as it is rendered. The list follows each change at once. */
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
  // Two columns for short controls; long ones take both.
  surface: {
    display: 'grid',
    // No wider than the panel, however long a choice is.
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
