/** What a table is written as. */
export const tableFormats = { csv: 'csv', xlsx: 'xlsx' } as const

export type TableFormat = keyof typeof tableFormats

/** What stands between the cells of a CSV. Excel expects the list separator of the computer's region. */
export const separators = { comma: 'comma', semicolon: 'semicolon', tab: 'tab' } as const

export type Separator = keyof typeof separators
