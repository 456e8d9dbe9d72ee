import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FilterButton, FilterSelect, FilterToggle, SearchField } from '../../components/FilterFields.tsx'
import { ButtonMenu } from '../../components/RecordMenu.tsx'
import { caption, gutter, row } from '../../components/styles.ts'
import type { ListDefinition } from '../definition.ts'
import type { ListControls } from '../listAddress.ts'
import { orderChoices } from '../orders.ts'
import type { Filter, FilterOf } from './filter.ts'

type Props = Omit<ListControls, 'busy'> & {
  list: ListDefinition
  views: ReactNode
  /** The counter at the end: '12 of 240 talents'. Screen readers announce its changes. */
  summary: ReactNode
}

/** The bar above a list: saved views, search, filters and order. Stays in view while the list scrolls. */
export function ListFilters({ list, address, change, views, summary }: Props) {
  const styles = useStyles()
  const { own, readSort, writeSort } = list.address
  const order = address.sort && writeSort(address.sort)
  return (
    <search aria-label={`Filter ${list.many}`} className={styles.root}>
      {views}
      <SearchField
        label={`Search ${list.many}`}
        placeholder={list.searchHint}
        value={address.search}
        onChange={search => change({ search }, { replace: true })}
      />
      {list.address.filters.map(filter => (
        <BarFilter
          key={filter.name}
          filter={filter}
          texts={address.chosen[filter.name] ?? []}
          onChange={texts => change(({ chosen }) => ({ chosen: { ...chosen, [filter.name]: texts } }))}
        />
      ))}
      <FilterSelect
        label="Order"
        all={list.ownOrder}
        words={orderChoices(list, address.sort)}
        value={order === (own && writeSort(own)) ? null : order}
        onChange={chosen => change({ sort: readSort(chosen) ?? own })}
      />
      {list.filtersEnd?.({ address, change })}
      <span role="status" className={styles.summary}>
        {summary}
      </span>
    </search>
  )
}

type FilterProps = { filter: Filter; texts: readonly string[]; onChange: (texts: readonly string[]) => void }

function BarFilter({ filter, texts, onChange }: FilterProps) {
  if (filter.kind === 'choices') return <FilterChoice filter={filter} chosen={texts} onChange={onChange} />
  if (filter.kind !== 'flag' || filter.shown !== 'bar') return null
  const toggle = (isOn: boolean) => onChange(isOn ? ['yes'] : [])
  return <FilterToggle label={filter.on} isOn={texts.length > 0} onChange={toggle} />
}

type ChoiceProps = {
  filter: FilterOf<'choices'>
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function FilterChoice({ filter, chosen, onChange }: ChoiceProps) {
  const { label, plural, words, most, shown } = filter
  if (most > 1 && shown !== 'both') return <FilterMenu filter={filter} chosen={chosen} onChange={onChange} />
  return (
    <FilterSelect
      label={label}
      all={`All ${plural}`}
      words={chosen.length > 1 ? { ...words, [SEVERAL]: `${chosen.length} ${plural}` } : words}
      value={chosen.length > 1 ? SEVERAL : (chosen[0] ?? null)}
      onChange={key => key !== SEVERAL && onChange(key ? [key] : [])}
    />
  )
}

/** The option shown in a select of one value while several values are chosen. */
const SEVERAL = 'several'

/** A menu that filters by any number of values; if no value is chosen, the filter is off. */
function FilterMenu({ filter: { label, plural, words }, chosen, onChange }: ChoiceProps) {
  const all = `All ${plural}`
  const said = chosen.map(key => words[key]).join(', ') || all
  return (
    <ButtonMenu
      trigger={<FilterButton label={label} said={said} />}
      items={{
        many: Object.entries(words).map(([value, word]) => ({ value, label: word })),
        chosen,
        onChoose: (values: string[]) => onChange(Object.keys(words).filter(key => values.includes(key))),
        none: all,
      }}
    />
  )
}

const useStyles = makeStyles({
  root: {
    ...row,
    ...gutter,
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    paddingBlockEnd: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // The minimum size reserves the space of the counter before the rows are loaded, so that nothing moves.
  summary: {
    ...caption,
    flexGrow: 1,
    minWidth: '150px',
    minHeight: tokens.lineHeightBase300,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})
