/** The address of the product, and the programs' credentials. */
export const product = {
  url: process.env.TALENTDESK_URL ?? '',
  graphql: `${process.env.TALENTDESK_URL}/graphql`,
  headers: { authorization: `Bearer ${process.env.TALENTDESK_TOKEN}` },
}

/** Returns the value. Throws, with the name of the missing value, if it is null or undefined. */
export function given<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`No ${what}`)
  return value
}
