import { eachOf } from '../rules/rules.ts'
import { builder } from './builder.ts'

type Texts<Value extends string> = { description: string; meanings?: Partial<Record<Value, string>> }

/**
 * An enum whose values have words on the pages, in REST and in CSV. Each value is described by its word ('Candidate sent'), and by
 * its meaning, where the word alone is not clear.
 */
export function enumOf<Value extends string>(
  name: string,
  words: Readonly<Record<Value, string>>,
  { description, meanings = {} }: Texts<Value>,
) {
  const describe = (value: Value) => {
    const meaning: string | undefined = meanings[value]
    return { description: meaning ? `'${words[value]}': ${meaning}` : `'${words[value]}' on pages.` }
  }
  return builder.enumType(name, { description, values: eachOf(words, describe) })
}
