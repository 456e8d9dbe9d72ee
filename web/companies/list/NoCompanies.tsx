import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../app/links.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { AddCompany } from './AddCompany.tsx'
import { isNarrowed, type ListAddress, writeAddress } from './address.ts'

/** The list has no rows: because there are no companies, because none matches, or because this page has run out. */
export function NoCompanies({ companyCount, address }: { companyCount: number; address: ListAddress }) {
  if (companyCount === 0) {
    return (
      <Nothing text="Every client is kept here: who decides there, what you bill, and the deals you fill for them.">
        <AddCompany />
      </Nothing>
    )
  }
  if (isNarrowed(address) && !address.after && !address.before) {
    return (
      <Nothing text={nothingWords(address)}>
        <ButtonLink to={{ search: writeAddress({ ...address, search: '', status: null }) }}>Clear filters</ButtonLink>
      </Nothing>
    )
  }
  return (
    <Nothing text="This page is now empty. The list has changed.">
      <ButtonLink to={{ search: writeAddress({ ...address, after: null, before: null }) }}>
        To the first page
      </ButtonLink>
    </Nothing>
  )
}

function Nothing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <EmptyState icon={<BuildingRegular />} title="No companies found" text={text}>
      {children}
    </EmptyState>
  )
}

function nothingWords({ search, status }: ListAddress) {
  const words = search.trim()
  if (!words) return 'No company has this status.'
  const shown = words.length > 60 ? `${[...words].slice(0, 60).join('')}…` : words
  return `No name or main stakeholder contains “${shown}”${status ? ' with this status' : ''}.`
}
