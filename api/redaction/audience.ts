import type { Prisma } from '../generated/prisma/client.ts'
import { ApiTokenScope, type ShareSection, UserRole } from '../generated/prisma/enums.ts'
import type { Viewer } from '../viewer.ts'

/** The reader of a record. */
export type Audience =
  | { kind: 'staff'; role: UserRole }
  | { kind: 'token'; role: UserRole; scope: ApiTokenScope }
  | ClientAudience
  /** By the plain share link: sees exactly the specified fields. `keepsNamedLinks` as for clients. */
  | { kind: 'link'; keepsNamedLinks?: boolean }
  | { kind: 'applicant' }
  | { kind: 'visitor' }

/** The recipient of a share. */
export type ClientAudience = {
  kind: 'client'
  /** The shared sections; all others are empty. */
  sections: ReadonlySet<ShareSection>
  /** True if full names are shown in place of shortened ones, also in the texts. */
  showsNames: boolean
  /** True if the agency shows links that name the person without the name; otherwise they are left out. */
  keepsNamedLinks: boolean
  /** Ids of the marks that staff decided to show. */
  kept: ReadonlySet<string>
}

/** The content of a column, which decides how it is redacted for clients. Staff see each column as it is stored. */
export type Holds =
  /** Cannot name a person: an enum, a number, an instant. */
  | 'value'
  /** The person's name, which is shortened. */
  | 'name'
  | 'text'
  /** One text, its entries separated by commas. */
  | 'list'
  | 'texts'
  /** Short texts, left out when they name the person. */
  | 'skills'
  /** Objects of texts, and plain texts of old records. */
  | 'entries'
  | 'link'
  | 'links'

/** The audiences that may see a column; no other audience may. */
export type FieldRule = {
  holds: Holds
  staff: readonly UserRole[]
  token: readonly ApiTokenScope[]
  /** 'ALWAYS', or the section of a share that contains the column. */
  client?: 'ALWAYS' | ShareSection
  link?: true
  applicant?: true
  /** Further columns with addresses, shown to these audiences together with the links of this column. */
  also?: { client?: readonly string[]; link?: readonly string[] }
}

/** The rules of a noun, one for each column. `isPerson`: name, e-mail, phone and LinkedIn address identify somebody. */
export type FieldRules<Column extends string = string> = {
  isPerson: boolean
  fields: Record<Column, FieldRule>
}

/** The columns of nouns with rules that a figure is computed from. */
export type RuledColumns = {
  Talent?: readonly Prisma.TalentScalarFieldEnum[]
  Deal?: readonly Prisma.DealScalarFieldEnum[]
}

/** For columns that all staff see, signed in or by an API token. */
export const everyStaff = { staff: ['ADMIN', 'USER'], token: ['READ', 'READ_WRITE'] } as const

/** For columns that no role and no token may see. */
export const nobody = { staff: [], token: [] } as const

/** Columns read to redact texts about a person; of these columns, only the name may be shown. */
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

/** The audience of a signed-in user or of an API token. */
export function audienceOf({ role, via }: Viewer): Audience {
  return 'session' in via ? { kind: 'staff', role } : { kind: 'token', role, scope: via.scope }
}

/** All audiences of staff: each role, and each role with each scope of tokens. */
export const EVERY_STAFF: Audience[] = Object.values(UserRole).flatMap((role): Audience[] => [
  { kind: 'staff', role },
  ...Object.values(ApiTokenScope).map(scope => ({ kind: 'token' as const, role, scope })),
])

/** True if the audience sees the column in any section of a share. No audience sees a column without a rule. */
export function isSeen({ fields }: FieldRules, column: string, audience: Audience): boolean {
  const rule = fields[column]
  return rule !== undefined && isSeenBy(rule, audience)
}

/** Like `isSeen`, but takes the column's rule. */
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

/** The columns whose links are merged into this column for the audience. */
export const alsoRead = ({ also }: FieldRule, { kind }: Audience): readonly string[] =>
  (kind === 'client' || kind === 'link' ? also?.[kind] : undefined) ?? []

/**
 * The selection for `seenBy`: the columns that the audience sees, and those that redaction needs. No other column is
 * read, so none can leak.
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
