import type { Prisma } from '../generated/prisma/client.ts'
import { ApiTokenScope, type ShareSection, UserRole } from '../generated/prisma/enums.ts'
import type { Viewer } from '../viewer.ts'

/** The reader of a record. */
export type Audience =
  | { kind: 'staff'; role: UserRole }
  | { kind: 'token'; role: UserRole; scope: ApiTokenScope }
  | ClientAudience
  /** By the plain share link: exactly the specified fields. `keepsNamedLinks` as for clients. */
  | { kind: 'link'; keepsNamedLinks?: boolean }
  | { kind: 'applicant' }
  | { kind: 'visitor' }

/** The recipient of a share. */
export type ClientAudience = {
  kind: 'client'
  /** The other parts stay empty. */
  sections: ReadonlySet<ShareSection>
  /** Whole names in place of the shortened ones, also in the texts. */
  showsNames: boolean
  /** Links that name the person are shown without the name in place of left out, as the agency chooses. */
  keepsNamedLinks: boolean
  /** Ids of the marks that staff decided to show. */
  kept: ReadonlySet<string>
}

/** The content of a column, which decides how it is redacted for clients. Staff see each column as it is stored. */
export type Holds =
  /** Nothing that could name anybody: an enum, a number, an instant. */
  | 'value'
  /** The person's name, which is shortened. */
  | 'name'
  | 'text'
  /** One text, its entries separated by commas. */
  | 'list'
  | 'texts'
  /** Short texts, left out when they name the person. */
  | 'skills'
  /** Old plain texts and objects of texts. */
  | 'entries'
  | 'link'
  | 'links'

/** The audiences that see a column. No other sees it. */
export type FieldRule = {
  holds: Holds
  staff: readonly UserRole[]
  token: readonly ApiTokenScope[]
  /** 'ALWAYS', or with that section of a share. */
  client?: 'ALWAYS' | ShareSection
  link?: true
  applicant?: true
  /** Further columns with addresses that these audiences see among these links. */
  also?: { client?: readonly string[]; link?: readonly string[] }
}

/** The rules of a noun: one for each column. `isPerson` where name, e-mail, phone and LinkedIn address identify. */
export type FieldRules<Column extends string = string> = {
  isPerson: boolean
  fields: Record<Column, FieldRule>
}

/** Columns of the nouns with rules, from which a figure is worked out. */
export type RuledColumns = {
  Talent?: readonly Prisma.TalentScalarFieldEnum[]
  Deal?: readonly Prisma.DealScalarFieldEnum[]
}

/** For columns that every member of staff sees, in person and by an API token. */
export const everyStaff = { staff: ['ADMIN', 'USER'], token: ['READ', 'READ_WRITE'] } as const

/** For columns that the product keeps for itself. */
export const nobody = { staff: [], token: [] } as const

/** Columns that are read to redact the texts of a person; of them, only the name may be shown. */
export const IDENTITY_COLUMNS = ['name', 'nameOrder', 'email', 'phone', 'linkedinUrl'] as const

/** The columns that an audience of this kind may see. */
export type SeenColumn<Rules extends FieldRules, Kind extends Audience['kind']> = {
  [Column in keyof Rules['fields'] & string]: Kind extends 'staff' | 'token'
    ? Column
    : Rules['fields'][Column] extends { [Named in Kind]: unknown }
      ? Column
      : never
}[keyof Rules['fields'] & string]

type Also<Rules extends FieldRules, Kind extends Audience['kind']> = {
  [Column in keyof Rules['fields']]: Rules['fields'][Column] extends {
    also: { [Named in Kind]: readonly (infer Other)[] }
  }
    ? Other & string
    : never
}[keyof Rules['fields']]

type ReadColumn<Rules extends FieldRules, Kind extends Audience['kind']> =
  | SeenColumn<Rules, Kind>
  | Also<Rules, Kind>
  | (Rules['isPerson'] extends true ? (typeof IDENTITY_COLUMNS)[number] : never)

/** The audience of somebody signed in, or of the bearer of a token. */
export function audienceOf({ role, via }: Viewer): Audience {
  return 'session' in via ? { kind: 'staff', role } : { kind: 'token', role, scope: via.scope }
}

/** The audiences of everybody who signs in, and of every token. */
export const EVERY_STAFF: Audience[] = Object.values(UserRole).flatMap((role): Audience[] => [
  { kind: 'staff', role },
  ...Object.values(ApiTokenScope).map(scope => ({ kind: 'token' as const, role, scope })),
])

/** True for a column that the audience sees, sections of a share aside. Nobody sees a column without a rule. */
export function isSeen({ fields }: FieldRules, column: string, audience: Audience): boolean {
  const rule = fields[column]
  return rule !== undefined && isSeenBy(rule, audience)
}

/** The same by the column's rule. */
export function isSeenBy(rule: FieldRule, audience: Audience): boolean {
  switch (audience.kind) {
    case 'staff':
      return rule.staff.includes(audience.role)
    case 'token':
      return rule.staff.includes(audience.role) && rule.token.includes(audience.scope)
    case 'client':
      return rule.client !== undefined
    case 'link':
      return rule.link === true
    case 'applicant':
      return rule.applicant === true
    case 'visitor':
      return false
  }
}

/** The columns that are folded into this one for the audience. */
export const alsoRead = ({ also }: FieldRule, { kind }: Audience): readonly string[] =>
  (kind === 'client' || kind === 'link' ? also?.[kind] : undefined) ?? []

/**
 * The selection for `seenBy`: what the audience sees, and what is needed to redact it. No other column is read, so none can
 * leak.
 */
export function columnsFor<const Rules extends FieldRules, Of extends Audience>(rules: Rules, audience: Of) {
  const seen = Object.entries(rules.fields).flatMap(([column, rule]) =>
    isSeenBy(rule, audience) ? [column, ...alsoRead(rule, audience)] : [],
  )
  const columns = seen.length > 0 && rules.isPerson ? [...seen, ...IDENTITY_COLUMNS] : seen
  return Object.fromEntries(columns.map(column => [column, true])) as {
    readonly [Column in ReadColumn<Rules, Of['kind']>]: true
  }
}
