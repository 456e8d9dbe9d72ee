import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { PersonSearchRegular } from '@fluentui/react-icons/svg/person-search'
import { ButtonLink } from '../../app/links.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { AddTalent } from './AddTalent.tsx'
import { isNarrowed, type ListAddress, writeAddress } from './address.ts'

/** The list has no rows: because the database has none, because none matches, or because this page has run out. */
export function NoTalents({ talentCount, address }: { talentCount: number; address: ListAddress }) {
  if (talentCount === 0) {
    return (
      <EmptyState
        icon={<PeopleRegular />}
        title="No talents yet"
        text="Everyone you may place is kept here, with their skills, rates and status. Start with a PDF resume: it fills in the profile for you to review."
      >
        <AddTalent />
      </EmptyState>
    )
  }
  if (isNarrowed(address) && !address.after && !address.before) {
    const all = { ...address, search: '', status: null, area: null }
    return (
      <EmptyState icon={<PersonSearchRegular />} title="No talents match" text={nothingWords(address)}>
        <ButtonLink to={{ search: writeAddress(all) }}>Clear filters</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<PersonSearchRegular />} title="This page is now empty" text="The list has changed.">
      <ButtonLink to={{ search: writeAddress({ ...address, after: null, before: null }) }}>
        To the first page
      </ButtonLink>
    </EmptyState>
  )
}

function nothingWords({ search, status, area }: ListAddress) {
  const words = search.trim()
  const filters = [status && 'this status', area && 'this area'].filter(Boolean).join(' and ')
  if (!words) return `No talent has ${filters}.`
  const shown = words.length > 60 ? `${[...words].slice(0, 60).join('')}…` : words
  return `No name, role or area contains “${shown}”${filters ? ` among the talents with ${filters}` : ''}.`
}
