import { buffer } from 'node:stream/consumers'
import type { Deps } from '../deps.ts'
import { keyOfUrl, openStored } from '../files/files.ts'
import { InvalidInput, Problem } from '../problems.ts'

const NO_PICTURE = 'This picture cannot be shown. Please choose another PNG or JPEG image.'

/**
 * Checks that a logo can be printed: the printing process prints a page with it, and refuses damaged images and images
 * that need too much memory. Throws InvalidInput and NotFound.
 */
export async function checkLogo(context: Pick<Deps, 'printer' | 'storage'>, url: string) {
  const key = keyOfUrl(url)
  if (key === null) throw new InvalidInput('Please upload the logo.', { logoUrl: 'Please upload the logo.' })
  const logo = await buffer(await openStored(context, key))
  const letterhead = { name: 'Logo', color: '#000000', ink: '#000000', logo }
  try {
    await context.printer.print({ title: 'Logo', letterhead, blocks: [{ kind: 'title', level: 1, text: 'Logo' }] })
  } catch (fault) {
    const isOfPicture = fault instanceof Problem && fault.extensions.retryAfter === undefined
    throw isOfPicture ? new InvalidInput(NO_PICTURE, { logoUrl: NO_PICTURE }) : fault
  }
}
