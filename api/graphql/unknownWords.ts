import { type GraphQLSchema, isEnumType, isIntrospectionType } from 'graphql'
import { UnknownWord } from '../rules/rules.ts'

/**
 * Lets an UnknownWord pass where an enum is expected: the rules of the verb refuse it, after those of earlier fields. No
 * JSON can be one, so that a GraphQL client's unknown word is refused by GraphQL as ever.
 */
export function passUnknownWords(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || isIntrospectionType(type)) continue
    const parseKnown = type.parseValue.bind(type)
    type.parseValue = value => (value instanceof UnknownWord ? value : parseKnown(value))
  }
  return schema
}
