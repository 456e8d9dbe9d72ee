import { expect, test } from 'vitest'
import { as, openApp, world } from '../../../api/test/harness.ts'
import { make } from '../../../api/test/make.ts'
import { person } from '../../test/person.ts'

openApp({ PUBLIC_READS_PER_MINUTE: '0', BRAND_NAME: 'Northwind Talent' }, { listen: true })

/** A client at the public profile of a new talent with these values. */
async function client(values: Record<string, unknown>) {
  const { id } = await make.talent(values)
  await as(await make.user()).run('mutation ($id: Int!) { shareTalent(input: { id: $id }) { talent { id } } }', { id })
  const { shareableId } = await world.db.talent.findUniqueOrThrow({ where: { id } })
  const carla = await person()
  await carla.goes(`/share/${shareableId}`)
  return carla
}

test('the page shows a client the limited profile and its links', async () => {
  const carla = await client({
    ...{ name: 'Priya Raman', summary: 'Close to money for five years.\nLikes ledgers.', email: 'priya@example.com' },
    keyHighlights: ['Cut settlement from 50 minutes to 6'],
    previousCompanies: [{ company: 'Lumenpay', title: 'Senior Engineer', description: 'Owns the ledger.' }],
    portfolioUrls: ['https://work.example.com/'],
  })
  await carla.findsHeading('Priya R.')
  expect(await carla.page.title()).toBe('Priya R. · Northwind Talent')
  expect(await carla.page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    ...['Summary', 'Technical Skills', 'Key Highlights', 'Previous Companies', 'Portfolio'],
  ])
  await carla.reads('Owns the ledger.')
  const website = carla.page.getByRole('link', { name: 'work.example.com' }).first()
  expect(await website.getAttribute('rel')).toContain('noreferrer')
  await carla.page.getByText(`© ${new Date().getFullYear()} Northwind Talent`).waitFor()
  expect(await carla.page.content()).not.toMatch(/Raman|priya@/)
  expect(await carla.page.locator('meta[name=robots]').last().getAttribute('content')).toContain('noindex')
  await carla.findsNoBarrierAnywhere()
})

test('the page leaves out empty sections', { tags: ['deep'] }, async () => {
  const carla = await client({ name: 'Priya Raman', summary: null, area: 'PRODUCT', techStack: [] })
  await carla.findsHeading('Priya R.')
  expect(await carla.page.getByRole('heading', { level: 2 }).count()).toBe(0)
})

test('an unknown link shows the specified notice', { tags: ['deep'] }, async () => {
  const carla = await person()
  await carla.goes('/share/unknown')
  await carla.findsHeading('Profile Not Available')
  await carla.reads('Unable to load profile. The link may be invalid or expired.')
  await carla.reads('This profile may have been removed or the link is invalid.')
  await carla.findsNoBarrierAnywhere()
})
