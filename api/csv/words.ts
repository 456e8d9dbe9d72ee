/** The formats of a table. */
export const tableFormats = { csv: 'csv', xlsx: 'xlsx' } as const

export type TableFormat = keyof typeof tableFormats

/** The separators between the cells of a CSV. Excel expects the list separator of the computer's region. */
export const separators = { comma: 'comma', semicolon: 'semicolon', tab: 'tab' } as const

export type Separator = keyof typeof separators
