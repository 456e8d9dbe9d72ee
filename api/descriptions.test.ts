import {
  type GraphQLField,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './schema.ts'

test('everything in the schema has a description', () => {
  expect(parts().flatMap(([coordinate, description]) => (description ? [] : [coordinate]))).toEqual([])
})

test('no description only repeats a name', () => {
  const words = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []
  const filler = parts().filter(([coordinate, description]) => {
    const known = new Set([...words(coordinate.replaceAll(/(?=[A-Z])/g, ' ')), 'the', 'a', 'an', 'of', 'field', 'is'])
    return words(description).length > 0 && words(description).every(word => known.has(word))
  })
  expect(filler).toEqual([])
})

/** Each schema coordinate with its description. */
function parts(): (readonly [string, string])[] {
  const types = Object.values(schema.getTypeMap()).filter(type => !isIntrospectionType(type))
  const all = types.flatMap(type => {
    const within = (name: string) => `${type.name}.${name}`
    const own = [[type.name, type.description] as const]
    if (isEnumType(type))
      return [...own, ...type.getValues().map(({ name, description }) => [within(name), description])]
    if (isInputObjectType(type))
      return [...own, ...Object.values(type.getFields()).map(({ name, description }) => [within(name), description])]
    if (!isObjectType(type) && !isInterfaceType(type)) return own
    const fields = Object.values<GraphQLField<unknown, unknown>>(type.getFields())
    return [
      ...own,
      ...fields.flatMap(({ name, description, args }) => [
        [within(name), description],
        ...args.map(argument => [`${within(name)}(${argument.name}:)`, argument.description]),
      ]),
    ]
  })
  return all.map(([coordinate, description]) => [String(coordinate), description ?? ''] as const)
}
