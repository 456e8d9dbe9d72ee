import { PDFParse } from 'pdf-parse'
import { z } from 'zod'

/** The metadata of a PDF. `writtenIn`: year of creation with the month as a fraction; `producer`: the programs used. */
export type Facts = { pages: number; writtenIn: number | undefined; producer: string }

/** Takes options of pdf.js, which pdf-parse uses (docs/decisions/130). Throws if the file cannot be opened. */
export async function readFacts(options: ConstructorParameters<typeof PDFParse>[0]): Promise<Facts> {
  const parser = new PDFParse(options)
  try {
    const info = await parser.getInfo()
    const { CreationDate, XmpCreateDate } = info.getDateNode()
    const { Producer, Creator } = named.parse(info.info ?? {})
    const producer = [Producer, Creator].filter(Boolean).join(' / ')
    return { pages: info.total, writtenIn: yearOf(CreationDate ?? XmpCreateDate), producer }
  } finally {
    await parser.destroy()
  }
}

/** The names of the programs. A damaged file may have values of any type. */
const named = z.object({
  Producer: z.string().optional().catch(undefined),
  Creator: z.string().optional().catch(undefined),
})

function yearOf(date: Date | null | undefined): number | undefined {
  const year = date?.getUTCFullYear() ?? 0
  return date && year >= 1900 && year < 2100 ? year + date.getUTCMonth() / 12 : undefined
}
