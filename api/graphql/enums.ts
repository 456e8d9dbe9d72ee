import { eachOf } from '../rules/rules.ts'
import { builder } from './builder.ts'

type Texts<Value extends string> = { description: string; meanings?: Partial<Record<Value, string>> }

/**
 * An enum whose values have labels on pages, in REST and in CSV. The description of a value is its label ('Candidate
 * sent'), with its meaning if the label alone is unclear.
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
