import { keepsNamedLinks } from '../../agency/agency.ts'
import type { Id, Staff } from '../../deps.ts'
import { takeSnapshots } from '../snapshot/takeSnapshots.ts'
import { USUAL_SECTIONS } from '../words.ts'
import { printProfiles } from './printProfiles.ts'

/**
 * A talent's profile of today as a client would see it, in print. The file is named after the person only where the whole
 * name is shown, too. Throws NotFound and Unavailable.
 */
export async function printTalent(
  context: Staff,
  { id, showsNames }: Id & { showsNames: boolean },
): Promise<{ bytes: Buffer; name: string }> {
  const choices = { sections: USUAL_SECTIONS, showsNames, keepsNamedLinks: await keepsNamedLinks(context) }
  const { snapshots: profiles } = await takeSnapshots(context.db, [{ talentId: id }], choices)
  const bytes = await printProfiles(context, { profiles })
  return { bytes, name: showsNames ? `${profiles[0]?.shown.name}.pdf` : 'profile.pdf' }
}
