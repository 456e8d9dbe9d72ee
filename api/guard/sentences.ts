import type { ContactBanSide } from '../generated/prisma/enums.ts'
import { dayOf } from '../rules/days.ts'
import type { Deed, Running } from './findings.ts'

/** Returns 'Jane Doe', and the other record's name, if the finding is about another record. */
export const personOf = (talent: string, record: string | null) =>
  record === null ? talent : `${talent} (in the record '${record}')`

/** Returns 'Maria Noor sent Jane Doe to Streamhaus for 'Data Lead' on Nov 3, 2026.' */
export const sentSentence = (person: string, { by, company, deal, at }: Deed) =>
  `${by ? `${by} sent ${person}` : `${person} was sent`} to ${company}${forDeal(deal)}${on(at)}.`

export const placedSentence = (person: string, { company, deal, at }: Deed) =>
  `${person} was placed with ${company}${deal === null ? '' : ` as '${deal}'`}${on(at)}.`

export const runningSentence = (person: string, { status, company, deal, at }: Running) =>
  `${person} ${IS[status]} ${company}${forDeal(deal)}${on(at)}.`

const IS = { SENT: 'was sent to', INTERVIEWED: 'was interviewed by', SELECTED: 'was selected by' } as const

type Ban = { askedBy: ContactBanSide; company: { name: string }; createdAt: Date }

export const banSentence = (person: string, { askedBy, company: { name }, createdAt }: Ban) =>
  askedBy === 'CLIENT'
    ? `${name} does not want to be contacted about ${person}, as noted${on(createdAt)}.`
    : `${person} does not want to be presented to ${name}, as noted${on(createdAt)}.`

export const samePersonSentence = (talent: string, other: string) =>
  talent === other
    ? `${talent} has another record with the same e-mail, phone or LinkedIn address.`
    : `${talent} has another record, '${other}', with the same e-mail, phone or LinkedIn address.`

type Consent = { requestedAt: Date; confirmedAt: Date | null; withdrawnAt: Date | null }

/** The sentence about a missing consent; null if the consent was given. */
export function consentSentence(talent: string, deal: string, consent: Consent | undefined): string | null {
  const toWhat = `consent to be presented${forDeal(deal)}`
  if (!consent) return `Consent not requested from ${talent}${forDeal(deal)}.`
  const { requestedAt, confirmedAt, withdrawnAt } = consent
  if (withdrawnAt) return `${talent} ${confirmedAt ? 'took back the' : 'refused'} ${toWhat}${on(withdrawnAt)}.`
  return confirmedAt ? null : `Consent requested from ${talent}${forDeal(deal)}${on(requestedAt)}, no answer yet.`
}

const forDeal = (title: string | null) => (title === null ? '' : ` for '${title}'`)

/** Returns ' on Nov 3, 2026', by the date in UTC; empty without a date. */
const on = (at: Date | null) => (at === null ? '' : ` on ${dayOf(at)}`)
