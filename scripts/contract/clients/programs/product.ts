/** Where the product is, and as whom the programs ask it. */
export const product = {
  url: process.env.TALENTDESK_URL ?? '',
  graphql: `${process.env.TALENTDESK_URL}/graphql`,
  headers: { authorization: `Bearer ${process.env.TALENTDESK_TOKEN}` },
}

/** What the programs expect to be there, or an error that says what is missing. */
export function given<Value>(value: Value, what: string): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error(`No ${what}`)
  return value
}
