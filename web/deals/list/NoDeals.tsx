import { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase'
import { BriefcaseSearchRegular } from '@fluentui/react-icons/svg/briefcase-search'
import { ButtonLink } from '../../app/links.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { AddDeal } from './AddDeal.tsx'
import { isNarrowed, type ListAddress, writeAddress } from './address.ts'

/** The list has no rows: because there are no deals, because none matches, or because this page has run out. */
export function NoDeals({ dealCount, address }: { dealCount: number; address: ListAddress }) {
  if (dealCount === 0) {
    return (
      <EmptyState
        icon={<BriefcaseRegular />}
        title="No deals found"
        text="A deal is a job opening at a company. Its candidates, their interviews and what is paid are kept with it."
      >
        <AddDeal />
      </EmptyState>
    )
  }
  if (isNarrowed(address) && !address.after && !address.before) {
    return (
      <EmptyState icon={<BriefcaseSearchRegular />} title="No deals found" text={nothingWords(address)}>
        <ButtonLink to={{ search: writeAddress({ ...address, search: '', statuses: [] }) }}>Clear filters</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<BriefcaseSearchRegular />}
      title="No deals found"
      text="This page is now empty. The list has changed."
    >
      <ButtonLink to={{ search: writeAddress({ ...address, after: null, before: null }) }}>
        To the first page
      </ButtonLink>
    </EmptyState>
  )
}

function nothingWords({ search, statuses }: ListAddress) {
  const words = search.trim()
  const chosen = statuses.length === 1 ? 'this status' : 'any of these statuses'
  if (!words) return `No deal has ${chosen}.`
  const shown = words.length > 60 ? `${[...words].slice(0, 60).join('')}…` : words
  return `No title or company contains “${shown}”${statuses.length > 0 ? ` among the deals with ${chosen}` : ''}.`
}
