import { ButtonLink } from '../app/links.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { shortened } from '../components/format.ts'
import type { ListDefinition } from './definition.ts'
import { isNarrowed, type ListAddress } from './listAddress.ts'

type Props = { list: Pick<ListDefinition, 'add' | 'address' | 'empty' | 'one'>; total: number; address: ListAddress }

/** Explains why the list has no rows: there are no records, no record matches, or this page has no rows any more. */
export function NoRows({ list, total, address }: Props) {
  const { none, noMatch, pageGone } = list.empty
  const { plain, write } = list.address
  if (total === 0) return <EmptyState {...none}>{list.add}</EmptyState>
  if (isNarrowed(address) && !address.after && !address.before) {
    return (
      <EmptyState icon={noMatch.icon} title={noMatch.title} text={noMatchText(list, address)}>
        <ButtonLink to={{ search: write({ ...plain, sort: address.sort }) }}>Clear filters</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={noMatch.icon} {...pageGone}>
      <ButtonLink to={{ search: write({ ...address, after: null, before: null }) }}>To the first page</ButtonLink>
    </EmptyState>
  )
}

function noMatchText(
  { one, address: { filters }, empty: { noMatch } }: Props['list'],
  { search, chosen }: ListAddress,
) {
  const on = filters.filter(({ name }) => chosen[name]?.length)
  const chosenFilters = on.flatMap(filter => {
    if (filter.kind !== 'choices') return []
    const isOne = chosen[filter.name]?.length === 1
    return isOne ? `this ${filter.label.toLowerCase()}` : `any of these ${filter.plural.toLowerCase()}`
  })
  if (on.length > chosenFilters.length) chosenFilters.push('the other filters')
  const which = chosenFilters.join(' and ')
  const searched = shortened(search.trim())
  if (!searched) return `No ${one} has ${which}.`
  return `No ${noMatch.searched} contains “${searched}”${which && ` ${noMatch.among} ${which}`}.`
}
