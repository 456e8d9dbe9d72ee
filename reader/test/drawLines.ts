import { PDFDocument, StandardFonts } from 'pdf-lib'

/** A line of a page: its letter size, its position from the left and the top, its text, and whether it is bold. */
export type DrawnLine = [size: number, x: number, y: number, text: string, bold?: boolean]

/** Draws lines on a US letter page. `producer`: the name of the program that the file states as its producer. */
export async function drawLines(lines: DrawnLine[], producer = ''): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setProducer(producer)
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  const page = document.addPage([612, 792])
  for (const [size, x, y, text, isBold] of lines)
    page.drawText(text, { size, x, y: 792 - y, font: isBold ? bold : plain })
  return document.save()
}
