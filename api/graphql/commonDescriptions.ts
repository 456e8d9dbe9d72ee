/** Descriptions by name, for all types; a folder's own description takes precedence. */

export const COMMON_FIELDS: Readonly<Record<string, string>> = {
  id: 'Global id, for `node(id:)` and for caches. Inputs and REST paths take `databaseId`.',
  databaseId: 'The number that inputs, REST paths and the addresses of pages name the record by.',
  createdAt: 'When it was made.',
  updatedAt: 'When it was last changed.',
  edges: 'The rows of the page, in the order of the list.',
  node: 'The record itself.',
  cursor: 'The place in the list: send it as `after` or `before`. Opaque; valid for the same filter and order.',
  pageInfo: 'Whether there is more, and where to go on.',
  totalCount: 'How many there are on all pages.',
  success: 'Always true: what goes wrong is an error.',
  talentId: 'The `databaseId` of the talent.',
  dealId: 'The `databaseId` of the deal.',
  talent: 'The talent it is about; null when it is about none.',
  deal: 'The deal it is about; null when it is about none.',
  company: 'The company it is about; null when it is about none.',
  margin: 'What stays with the agency.',
  candidateGets: "What the candidate gets. Decimal: '8500.00'.",
  companyPays: "What the company pays. Decimal: '8500.00'.",
}

export const COMMON_ARGUMENTS: Readonly<Record<string, string>> = {
  first: 'The most rows, from the start of the list or from `after` on.',
  last: 'The most rows, from the end of the list or up to `before`.',
  after: 'A `cursor`: only the rows behind it.',
  before: 'A `cursor`: only the rows before it.',
  filter: 'Only what meets all of these conditions; all by default.',
  orderBy: 'The order of the list.',
  input: 'All that is sent, in one object.',
  id: 'The `databaseId` of the record.',
  talentId: 'The `databaseId` of the talent.',
  dealId: 'The `databaseId` of the deal.',
  token: 'The last part of the link.',
  text: 'What was typed so far.',
}

export const COMMON_INPUTS: Readonly<Record<string, string>> = {
  id: 'The `databaseId` of the record.',
  talentId: 'The `databaseId` of the talent.',
  dealId: 'The `databaseId` of the deal.',
  companyId: 'The `databaseId` of the company.',
  token: 'The last part of the link.',
  direction: 'Ascending or descending.',
  field: 'What to sort by.',
  jobDescription: 'The description of the job, as plain text.',
}

/** Descriptions of enum values by name, for orders of lists and other enums with the same meaning. */
export const COMMON_VALUES: Readonly<Record<string, string>> = {
  CREATED_AT: 'By the time at which it was made.',
  UPDATED_AT: 'By the time of the last change.',
  NAME: 'By name.',
  TITLE: 'By title.',
  STATUS: 'By the label of the status.',
  ROLE: 'By role.',
  AREA: 'By the label of the area.',
  SENIORITY: 'By seniority, as it is written.',
  ASC: 'From the smallest to the largest, from the earliest to the latest, from A to Z.',
  DESC: 'From the largest to the smallest, from the latest to the earliest, from Z to A.',
}
