import type { Types } from '@prisma/client/runtime/client'
import type PrismaTypes from '../generated/pothos.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Cursor } from './cursors.ts'
import type { Model, Row } from './models.ts'
import type { Direction } from './page.ts'

/** A query in the form of Prisma's arguments, typed by the model: wrong operators and directions do not compile. */
export type RowQuery<Name extends Model = Model> = {
  /** All columns by default. */
  select?: Select<Name>
  where?: Where<Name>
  orderBy?: OrderBy<Name>
  take?: number
  /** Only the rows after this row in the order of `orderBy`: a column, then the id. */
  after?: Cursor
  /** Only the rows before this row in the same order. */
  until?: Cursor
  /** True if the condition matches only few rows, which are all read and then sorted. */
  few?: boolean
}

/** Columns and related rows to read, and counts of related rows. */
export type Select<Name extends Model> = { [Column in keyof Row<Name>]?: boolean } & {
  [Relation in keyof Relations<Name>]?: boolean | RelatedRows<Relations<Name>[Relation]>
} & { _count?: { select: { [Relation in keyof Relations<Name>]?: boolean | Counted<Relations<Name>[Relation]> } } }

/** The order of rows: 'asc' or 'desc' by column, or by the column of a related row. */
export type OrderBy<Name extends Model> = Many<
  ByColumn<Name> & { [Relation in keyof Relations<Name>]?: ByRelated<Relations<Name>[Relation]> }
>

/** A condition in the form of Prisma's `where`, with the operators that are supported here. */
export type Where<Name extends Model> = {
  [Column in keyof Row<Name>]?: ColumnCondition<Row<Name>[Column]>
} & {
  [Relation in keyof Relations<Name>]?: RelatedCondition<Relations<Name>[Relation]>
} & { AND?: Many<Where<Name>>; OR?: Where<Name>[]; NOT?: Where<Name> }

type Many<One> = One | One[]

type Relations<Name extends Model> = PrismaTypes[Name]['Relations']

type RelatedCondition<Relation> = Relation extends { Name: infer Other extends Model; Shape: infer Shape }
  ? Shape extends unknown[]
    ? { some: Where<Other> }
    : Where<Other>
  : never

type RelatedRows<Relation> = Relation extends { Name: infer Other extends Model; Shape: infer Shape }
  ? { select?: Select<Other> } & (Shape extends unknown[]
      ? { where?: Where<Other>; orderBy?: OrderBy<Other>; take?: number }
      : object)
  : never

type Counted<Relation> = Relation extends { Name: infer Other extends Model } ? { where?: Where<Other> } : never

type ByColumn<Name extends Model> = { [Column in keyof Row<Name>]?: Direction }

type ByRelated<Relation> = Relation extends { Name: infer Other extends Model; Shape: infer Shape }
  ? Shape extends unknown[]
    ? never
    : ByColumn<Other>
  : never

// The brackets stop TypeScript from checking each value of an enum separately.
type ColumnCondition<Value> = [Value] extends [unknown[]] ? ListCondition<Value> : ValueCondition<Value>

// Allows only lists of texts: lists of an enum would need a comparison by the enum's type.
type ListCondition<Values extends unknown[]> = string[] extends Values ? { hasSome?: Values } : never

type ValueCondition<Value> =
  | Value
  | { not?: Value; in?: NonNullable<Value>[] }
  | { [Operator in 'gt' | 'gte' | 'lt' | 'lte']?: NonNullable<Value> }
  | ([NonNullable<Value>] extends [string] ? { contains?: string } : never)

/** The columns and relations that a GraphQL client selects, as computed by Pothos. */
export type ClientSelection = { select?: Record<string, unknown>; include?: object }

/** A row with its selected columns and relations; with all columns if nothing was selected. */
export type Selected<Name extends Model, Selection> = Types.Result.GetResult<
  Prisma.TypeMap['model'][Name]['payload'],
  Selection extends object ? { select: Selection } : object
>
