import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { csvOf } from '../../csv/csv.ts'
import type { Table } from '../../csv/table.ts'
import { separators, type TableFormat, tableFormats } from '../../csv/words.ts'
import { XLSX, xlsxOf } from '../../csv/xlsx.ts'
import { NotAcceptable } from '../../problems.ts'
import { preferredType } from '../accept.ts'
import { sendWritten } from '../files/sendFile.ts'

const choices = z.object({ format: z.enum(tableFormats).nullish(), separator: z.enum(separators).nullish() })

/** Answers with a table as CSV or Excel file, chosen by `format` or else by `Accept`. Throws NotAcceptable. */
export function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, table, parameters }: { name: string; table: Table; parameters: object },
) {
  const { format, separator } = choices.parse(parameters)
  reply.header('vary', 'accept')
  if ((format ?? acceptedFormat(request)) === 'xlsx') {
    return sendWritten(request, reply, { name: `${name}.xlsx`, contentType: XLSX, chunks: xlsxOf(table) })
  }
  const contentType = 'text/csv; charset=utf-8'
  return sendWritten(request, reply, { name: `${name}.csv`, contentType, chunks: csvOf(table, separator ?? undefined) })
}

function acceptedFormat({ headers }: FastifyRequest): TableFormat {
  const type = preferredType(headers.accept, ['text/csv', XLSX])
  if (!type) throw new NotAcceptable(`This table is answered as text/csv or ${XLSX}`)
  return type === XLSX ? 'xlsx' : 'csv'
}
