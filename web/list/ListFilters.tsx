import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FilterSelect } from '../components/FilterSelect.tsx'
import { gutter } from '../components/layout.ts'
import { SearchField } from '../components/SearchField.tsx'
import type { ListDefinition } from './definition.ts'
import { FilterMenu } from './FilterMenu.tsx'
import type { Filter, Filters, ListPlace } from './listAddress.ts'
import { orderOptions } from './orders.ts'

type Props = Omit<ListPlace, 'busy'> & {
  list: ListDefinition
  views: ReactNode
  /** What the filters leave, at the end: '12 of 240 talents'. Read out when it changes. */
  summary: ReactNode
}

/** Saved views, search, filters and order above a list. They stay in view while the list scrolls. */
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
      {Object.entries(list.address.filters).map(([name, filter]) => (
        <FilterChoice
          key={name}
          filter={filter}
          chosen={address.chosen[name as keyof Filters] ?? []}
          onChange={keys => change({ chosen: { ...address.chosen, [name]: keys } })}
        />
      ))}
      <FilterSelect
        label="Order"
        all={list.ownOrder}
        options={orderOptions(list, address.sort)}
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

type ChoiceProps = { filter: Filter; chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }

function FilterChoice({ filter, chosen, onChange }: ChoiceProps) {
  const { label, plural, words, most } = filter
  if (most > 1) return <FilterMenu filter={filter} chosen={chosen} onChange={onChange} />
  return (
    <FilterSelect
      label={label}
      all={`All ${plural}`}
      options={Object.entries(words).map(([value, word]) => ({ value, label: word }))}
      value={chosen[0] ?? null}
      onChange={key => onChange(key ? [key] : [])}
    />
  )
}

const useStyles = makeStyles({
  root: {
    ...gutter,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlockEnd: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  summary: {
    flexGrow: 1,
    textAlign: 'end',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})
