import type { Tx } from '../db.ts'
import type PrismaTypes from '../generated/pothos.ts'
import { getDatamodel } from '../generated/pothos.ts'

/** The name of a model, and the type of its rows. */
export type Model = keyof PrismaTypes
export type Row<Name extends Model> = PrismaTypes[Name]['Shape']

type Table<Found> = {
  findUnique(args: object): Promise<Found | null>
  findUniqueOrThrow(args: object): Promise<Found>
  findMany(args: object): Promise<Found[]>
  count(args: object): Promise<number>
}

/** The table of a model in Prisma's client. */
export const tableOf = <Name extends Model>(db: Tx, model: Name) =>
  db[`${model.charAt(0).toLowerCase()}${model.slice(1)}` as Uncapitalize<Model>] as unknown as Table<
    Row<Name> & { id: number }
  >

/** The columns of a model, which of them are dates or lists of enum values, and its relations. */
export type Shape = {
  columns: Set<string>
  dates: Set<string>
  wordLists: Set<string>
  relations: Map<string, Relation>
}

/** A relation to the rows of `model` whose column `its` equals the column `own` of the row. */
export type Relation = { model: Model; isList: boolean; own: string; its: string }

/** The shape of a model, according to prisma/schema.prisma. */
export function shapeOf(model: Model): Shape {
  const shape = shapes.get(model)
  if (!shape) throw new Error(`There is no model ${model}`)
  return shape
}

const { models } = getDatamodel().datamodel

const shapes = new Map(Object.keys(models).map(name => [name, readShape(name as Model)]))

function readShape(model: Model): Shape {
  const fields = fieldsOf(model)
  const columns = fields.filter(({ kind, type }) => kind !== 'object' && type !== 'Bytes') // No page shows bytes.
  const related = fields.filter(({ kind }) => kind === 'object')
  return {
    columns: new Set(columns.map(({ name }) => name)),
    dates: new Set(columns.filter(({ type }) => type === 'DateTime').map(({ name }) => name)),
    wordLists: new Set(columns.filter(({ kind, isList }) => kind === 'enum' && isList).map(({ name }) => name)),
    relations: new Map(related.map(field => [field.name, relationOf(field)])),
  }
}

/** The relation of a field. One of the two sides of every relation refers to the id of a row. */
function relationOf({ type, isList, relationName, relationFromFields }: Field): Relation {
  const model = type as Model
  const [own] = relationFromFields ?? []
  if (own) return { model, isList, own, its: 'id' }
  const back = fieldsOf(model).find(field => field.relationName === relationName && field.relationFromFields?.length)
  const [its] = back?.relationFromFields ?? []
  if (!its) throw new Error(`The relation ${relationName} has no column`)
  return { model, isList, own: 'id', its }
}

type Field = (typeof models)[string]['fields'][number]

function fieldsOf(model: Model): readonly Field[] {
  return models[model]?.fields ?? []
}
