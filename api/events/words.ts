/** The nouns with events: the model of the records, and the GraphQL type. */
export const EVENT_NOUNS = {
  talent: { model: 'Talent', type: 'Talent', of: 'a talent' },
  company: { model: 'Company', type: 'Company', of: 'a company' },
  deal: { model: 'Deal', type: 'Deal', of: 'a deal' },
  candidate: { model: 'DealCandidate', type: 'DealCandidate', of: 'a candidate of a deal' },
  application: { model: 'ExternalApplication', type: 'ExternalApplication', of: 'an application' },
  comment: { model: 'TalentComment', type: 'Comment', of: 'a comment on a talent, deal or company' },
  share: { model: 'Share', type: 'Share', of: 'a share of talents with a client' },
  shareAnswer: { model: 'ShareAnswer', type: 'ShareAnswer', of: "a client's answer about a talent" },
  consent: { model: 'Consent', type: 'Consent', of: "a talent's consent to be presented" },
  contactBan: { model: 'ContactBan', type: 'ContactBan', of: 'a do-not-contact entry' },
  billing: { model: 'BillingChange', type: 'BillingChange', of: 'a billing change' },
} as const

export type EventNoun = keyof typeof EVENT_NOUNS

const EVENT_VERBS = {
  created: 'was added',
  updated: 'was changed',
  deleted: 'was deleted',
} as const

type EventVerb = keyof typeof EVENT_VERBS

/** The kind of an event, such as 'talent.updated'. */
export type EventKind = `${EventNoun}.${EventVerb}`

const nouns = Object.keys(EVENT_NOUNS) as EventNoun[]
const verbs = Object.keys(EVENT_VERBS) as EventVerb[]

/** The kinds of a noun. */
export const kindsOf = (noun: EventNoun): EventKind[] => verbs.map(verb => `${noun}.${verb}` as const)

/** The kinds of events, in the order of the documentation. */
export const EVENT_KINDS: readonly EventKind[] = nouns.flatMap(kindsOf)

export const isEventKind = (text: string): text is EventKind => EVENT_KINDS.some(kind => kind === text)

export const isEventNoun = (text: string): text is EventNoun => nouns.some(noun => noun === text)

/** The noun of a kind. */
export const nounOf = (kind: EventKind) => kind.slice(0, kind.indexOf('.')) as EventNoun

/** The description of a kind: 'A deal was changed.' */
export function describeKind(kind: EventKind): string {
  const { of } = EVENT_NOUNS[nounOf(kind)]
  const verb = EVENT_VERBS[kind.slice(kind.indexOf('.') + 1) as EventVerb]
  return `${of.charAt(0).toUpperCase()}${of.slice(1)} ${verb}.`
}

/** The number of days after which events are removed. */
export const EVENTS_KEPT_DAYS = 90
