import type { Prisma } from '../generated/prisma/client.ts'
import { ApiTokenScope, type ShareSection, UserRole } from '../generated/prisma/enums.ts'
import type { Viewer } from '../viewer.ts'

/** The reader of a record. */
export type Audience =
  | { kind: 'staff'; role: UserRole }
  | { kind: 'token'; role: UserRole; scope: ApiTokenScope }
  | ClientAudience
  /** A reader with the plain share link, who sees exactly the specified fields. `keepsNamedLinks` as for clients. */
  | { kind: 'link'; keepsNamedLinks?: boolean }
  | { kind: 'applicant' }
  | { kind: 'visitor' }

/** The recipient of a share. */
export type ClientAudience = {
  kind: 'client'
  /** The shared sections; columns of all other sections are empty. */
  sections: ReadonlySet<ShareSection>
  /** True if full names are shown instead of shortened names, also in the texts. */
  showsNames: boolean
  /** True if the agency shows links that name the person, shortened by the name; otherwise such links are omitted. */
  keepsNamedLinks: boolean
  /** Ids of marks whose text staff decided to show. */
  kept: ReadonlySet<string>
}

/** The kind of a column's content, which decides its redaction for clients. Staff see each column as stored. */
export type Holds =
  /** A value that cannot name a person: an enum, a number, an instant. */
  | 'value'
  /** The person's name, which is shortened for clients. */
  | 'name'
  | 'text'
  /** One text with entries separated by commas. */
  | 'list'
  | 'texts'
  /** Short texts, which are omitted if they name the person. */
  | 'skills'
  /** Objects with texts, or plain texts in old records. */
  | 'entries'
  | 'link'
  | 'links'

/** The audiences that may see a column; all other audiences may not. */
export type FieldRule = {
  holds: Holds
  staff: readonly UserRole[]
  token: readonly ApiTokenScope[]
  /** 'ALWAYS', or the section of a share in which clients see the column. */
  client?: 'ALWAYS' | ShareSection
  link?: true
  applicant?: true
  /** Other columns with addresses, which these audiences see among the links of this column. */
  also?: { client?: readonly string[]; link?: readonly string[] }
}

/** The rules of a record type, by column. `isPerson`: name, e-mail, phone and LinkedIn address identify a person. */
export type FieldRules<Column extends string = string> = {
  isPerson: boolean
  fields: Record<Column, FieldRule>
}

/** The columns with rules from which a figure is computed. */
export type RuledColumns = {
  Talent?: readonly Prisma.TalentScalarFieldEnum[]
  Deal?: readonly Prisma.DealScalarFieldEnum[]
}

/** The rule of columns that all staff see, signed in or by an API token. */
export const everyStaff = { staff: ['ADMIN', 'USER'], token: ['READ', 'READ_WRITE'] } as const

/** The rule of columns that no role and no token may see. */
export const nobody = { staff: [], token: [] } as const

/** Columns that are read to redact texts about a person; of these columns, only the name may be shown. */
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

/** True if the audience sees the column, as a client in any section of a share. Nobody sees a column without a rule. */
export function isSeen({ fields }: FieldRules, column: string, audience: Audience): boolean {
  const rule = fields[column]
  return rule !== undefined && isSeenBy(rule, audience)
}

/** Like `isSeen`, for a given rule. */
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

/** The columns whose links the audience sees among the links of this column. */
export const alsoRead = ({ also }: FieldRule, { kind }: Audience): readonly string[] =>
  (kind === 'client' || kind === 'link' ? also?.[kind] : undefined) ?? []

/**
 * The columns to select for `seenBy`: those that the audience sees, and those that redaction needs. No other column is
 * read, so no other column can leak.
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
