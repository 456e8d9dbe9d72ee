import { expect, test } from 'vitest'
import { held } from '../../talents/profile/test/openProfile.ts'
import type { Window } from '../../test/browser.ts'
import { type Answers, Refusal } from '../../test/fakeApi.ts'
import { person } from '../../test/person.ts'

const product = { brandName: 'Northwind Talent' }
const priya = {
  name: 'Priya R.',
  role: 'Backend Engineer',
  seniority: 'Senior',
  area: 'TECH',
  companies: 'Lumenpay, Carpatia Soft',
  summary: 'Close to money for five years.\nLikes ledgers.',
  techStack: ['Go', 'Kafka'],
  keyHighlights: ['Cut settlement from 50 minutes to 6'],
  previousCompanies: [
    { legacy: null, company: 'Lumenpay', title: 'Senior Engineer', description: 'Owns the ledger.' },
    { legacy: 'Brightfold, 2016 - 2018', company: null, title: null, description: null },
  ],
  portfolioUrls: ['https://priya.example.com/', 'javascript:alert(1)'],
  portfolioUrl: 'old.example.com/priya',
  portfolioPdfUrl: '/api/talents/shareable/abc/portfolio.pdf',
}

/** A fake API that answers only the share page's query. */
const sharing = (answer: unknown): Answers => Object.fromEntries([['SharePageQuery', () => answer]])

/** A client who is not signed in, and what is shared, now or later; also records the paths the page requests. */
async function client(sharedTalent: unknown, window: Window = {}) {
  const carla = await person(
    sharing(Promise.resolve(sharedTalent).then(sharedTalent => ({ product, sharedTalent }))),
    window,
  )
  const asked: string[] = []
  carla.page.on('request', request => asked.push(new URL(request.url()).pathname))
  return { ...carla, asked }
}

test('shows a client the limited profile and its links, once it is loaded, without staff pages or a session', async () => {
  const profile = held(priya)
  const carla = await client(profile.answer())
  await carla.goes('/Share/abc')
  await carla.reads('Loading profile...')
  profile.release()
  await carla.findsHeading('Priya R.')
  expect(carla.asked.filter(path => /Session|TalentsPage|TalentPage|Dialog/.test(path))).toEqual([])
  expect(carla.asked.filter(path => path === '/graphql')).toHaveLength(1)
  expect(await carla.page.title()).toBe('Priya R. · Northwind Talent')
  for (const text of ['Backend Engineer · Senior', 'Tech', 'Lumenpay, Carpatia Soft']) await carla.reads(text)
  expect(await carla.page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    ...['Summary', 'Technical Skills', 'Key Highlights', 'Previous Companies', 'Portfolio'],
  ])
  await carla.reads('Owns the ledger.')
  await carla.reads('Brightfold, 2016 - 2018')
  await carla.reads(
    'This is a limited profile view. For more details or to schedule an interview with this candidate, please contact your Northwind Talent representative.',
  )
  await carla.page.getByText(`© ${new Date().getFullYear()} Northwind Talent`).waitFor()
  await carla.findsNoBarrierAnywhere()

  // Links send no referrer, and script links are left out.
  const website = carla.page.getByRole('link', { name: 'priya.example.com' }).first()
  expect(await website.getAttribute('rel')).toContain('noreferrer')
  await carla.page.getByRole('link', { name: 'old.example.com/priya' }).waitFor()
  expect(await carla.page.locator('a[href^="javascript"]').count()).toBe(0)
  const pdf = carla.page.getByRole('link', { name: 'Download Portfolio PDF' })
  expect(await pdf.getAttribute('href')).toBe('/api/talents/shareable/abc/portfolio.pdf')
  expect(await carla.page.locator('meta[name=robots]').last().getAttribute('content')).toContain('noindex')
})

test('leaves out empty sections', async () => {
  const nothing = { companies: '', summary: '', techStack: [], keyHighlights: [], previousCompanies: [] }
  const noPortfolio = { portfolioUrls: [], portfolioUrl: null, portfolioPdfUrl: null }
  const carla = await client({ ...priya, ...nothing, ...noPortfolio }, { width: 390, height: 844 })
  await carla.goes('/share/abc')
  await carla.findsHeading('Priya R.')
  expect(await carla.page.getByRole('heading', { level: 2 }).count()).toBe(0)
})

test('an unknown link and a failed request show the same notice', async () => {
  const carla = await client(null)
  await carla.goes('/share/unknown')
  await carla.findsHeading('Profile Not Available')
  await carla.reads('Unable to load profile. The link may be invalid or expired.')
  await carla.reads('This profile may have been removed or the link is invalid.')
  await carla.page.getByText('Northwind Talent', { exact: true }).waitFor()
  await carla.findsNoBarrierAnywhere()

  const unlucky = await person({
    SharePageQuery() {
      throw new Refusal('TOO_MANY', 'Too many requests')
    },
  })
  await unlucky.goes('/share/abc')
  await unlucky.findsHeading('Profile Not Available')
})
