import { buffer } from 'node:stream/consumers'
import type { Deps } from '../deps.ts'
import { openStored } from '../files/files.ts'
import type { Letterhead } from '../print/document.ts'
import { BLACK, contrast, movedUntil, readColor, WHITE, writtenColor } from '../rules/colors.ts'
import { type AgencyReads, agencySettings } from './agency.ts'

/** The product's default colour, for an agency without its own. */
const USUAL_COLOR = '#0f6384'

/** The agency's letterhead for PDFs. */
export async function letterheadOf(context: AgencyReads & Pick<Deps, 'storage'>): Promise<Letterhead> {
  const { name, color, footer, logoKey } = await agencySettings(context)
  return {
    ...{ name, footer },
    color: color ?? USUAL_COLOR,
    ink: inkOf(color ?? USUAL_COLOR),
    logo: logoKey === null ? null : await buffer(await openStored(context, logoKey)),
  }
}

/** The colour, darkened to a contrast of at least 4.5 on white. */
export function inkOf(color: string): string {
  const ink = movedUntil(readColor(color) ?? BLACK, BLACK, moved => contrast(moved, WHITE) >= 4.5)
  return writtenColor(ink)
}
