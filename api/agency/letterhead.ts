import { buffer } from 'node:stream/consumers'
import type { Deps } from '../deps.ts'
import { openStored } from '../files/files.ts'
import type { Letterhead } from '../print/document.ts'
import { BLACK, contrast, movedUntil, readColor, WHITE, writtenColor } from '../rules/colors.ts'
import { type AgencyReads, agencySettings } from './agency.ts'

/** The product's default colour, used for an agency without a colour of its own. */
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

/** Darkens a colour until its contrast on white is at least 4.5. */
export function inkOf(color: string): string {
  const ink = movedUntil(readColor(color) ?? BLACK, BLACK, moved => contrast(moved, WHITE) >= 4.5)
  return writtenColor(ink)
}
