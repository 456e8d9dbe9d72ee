import { beforeAll, describe, expect, test } from 'vitest'
import { storeBytes } from '../files/files.ts'
import { randomToken } from '../secrets.ts'
import { look, share } from '../shares/test/sharing.ts'
import { as, openApp, visitor, world } from '../test/harness.ts'
import { make, type Person } from '../test/make.ts'
import { readPdf } from '../test/readPdf.ts'
import { samples } from '../test/samples.ts'
import { squeezed } from './fold.ts'
import type { Identity } from './identity.ts'
import { formsWoven, NAMES, personOf } from './test/people.ts'

/*
 * An attacker with every public link of an agency searches for the people behind the profiles: in answers of GraphQL
 * and REST, in pages with their first answers, in PDFs with their metadata, in headers and names of files.
 */

openApp({ PUBLIC_READS_PER_MINUTE: '0' })

/** All people, except those whose surnames are so short that other words or random tokens may contain them. */
const people = NAMES.filter(name => /[^\p{sc=Latin}\s.'-]|[^\s]{6,}$/u.test(name)).map((name, index) => {
  const who = personOf(name, index)
  return { who, secrets: secretsOf(who), profile: profileOf(who, index) }
})

type Secrets = { words: string[]; phone: RegExp }

function secretsOf({ name, email, phone, linkedinUrl }: Identity): Secrets {
  const figures = (phone ?? '').replace(/\D/g, '').slice(-7)
  return {
    words: [name.split(/\s+/).at(-1) ?? '', email ?? '', linkedinUrl?.split('/')[4] ?? ''].map(squeezed),
    phone: new RegExp([...figures].join('[^\\p{L}\\d]{0,3}'), 'u'),
  }
}

/** All words and phone numbers in an answer that identify any of the people. */
function found(text: string): string[] {
  const plain = squeezed(text.replaceAll('\\n', ' '))
  return people.flatMap(({ who, secrets: { words, phone } }) => {
    const read = words.filter(word => plain.includes(word))
    return [...read, ...(phone.test(text) ? ['phone'] : [])].map(secret => `${who.name}: ${secret}`)
  })
}

/** A profile with all forms of a person's identity, which are placed in different texts and links for each person. */
function profileOf(who: Identity, index: number) {
  const forms = formsWoven(who)
  const part = (field: number) => forms.filter((_form, at) => at % 8 === (field + index) % 8)
  const sentences = (field: number) => part(field).map(form => `In 2019 ${form}, an engineer, wrote it.`)
  return {
    ...who,
    ...{ role: `Engineer – ${part(0).at(-1)}`, seniority: `Senior (${part(1).at(-1)})` },
    ...{ companies: `Acme, ${part(0).join(', ')}`, summary: sentences(1).join(' '), techStack: ['Go', ...part(2)] },
    keyHighlights: sentences(3),
    previousCompanies: [
      `Navy, ${part(4).join(' / ')}`,
      { company: `Acme ${part(5)[0]}`, title: `Lead ${part(6)[0]}`, description: `Shipped.\n${part(7).join('\n')}` },
    ],
    portfolioUrls: [who.linkedinUrl ?? '', 'https://work.example/1', `https://${squeezed(who.name)}.example/work`],
    portfolioUrl: `https://x.example/?by=${encodeURIComponent(who.name)}`,
    ...{ availability: `Ask ${who.name}`, minHourlyRate: `90, ${who.email}`, internalScoring: `9, ${who.name}` },
  }
}

let recruiter: Person
/** Talents, each with a plain link and a portfolio PDF whose file name contains the talent's name. */
let talents: { id: number; link: string }[]

beforeAll(async () => {
  recruiter = await make.user()
  talents = await Promise.all(people.map(makeTalent))
})

async function makeTalent({ who, profile }: (typeof people)[number]): Promise<{ id: number; link: string }> {
  const file = await storeBytes(world, {
    ...{ bytes: samples.pdf(), filename: `${who.name} portfolio.pdf` },
    ...{ kind: 'PORTFOLIO', uploadedById: recruiter.id },
  })
  const link = randomToken()
  const data = { ...profile, area: 'TECH' as const, portfolioPdfUrl: file.url, shareableId: link }
  const { id } = await world.db.talent.create({ data })
  await world.db.storedFile.update({ where: { key: file.key }, data: { talentId: id } })
  return { id, link }
}

const open = (url: string) => visitor.fetch({ method: 'GET', url })

/** Opens a public page until it contains its first answer; a busy server omits an answer that is late. */
async function openWhole(url: string) {
  let page = await open(url)
  await expect
    .poll(async () => {
      if (!page.body.includes('an engineer, wrote it.')) page = await open(url)
      return page.body
    })
    .toContain('an engineer, wrote it.')
  return page
}

/** The headers and the body of an answer. */
const allOf = ({ headers, body }: { headers: object; body: string }) => `${JSON.stringify(headers)}\n${body}`

test('the search finds every identifying form in an unredacted profile', () => {
  for (const { who, profile, secrets } of people) {
    expect(found(JSON.stringify(profile))).toEqual(
      expect.arrayContaining([...secrets.words, 'phone'].map(secret => `${who.name}: ${secret}`)),
    )
  }
})

describe('an attacker finds nobody', () => {
  test('behind the plain links, in REST, the page, its first answer or the portfolio', async () => {
    expect(talents.length).toBeGreaterThan(25)
    for (const { link } of talents) {
      const rest = await open(`/api/talents/shareable/${link}`)
      expect(rest.json().summary).toContain('an engineer, wrote it.')
      const page = await openWhole(`/share/${link}`)
      const portfolio = await open(`/api/talents/shareable/${link}/portfolio.pdf`)
      expect(portfolio.headers['content-disposition']).toContain('portfolio.pdf')
      for (const answer of [rest, page, portfolio]) expect(found(allOf(answer))).toEqual([])
    }
  })

  test('in a shortlist, its page, its PDF, its table, the recruiter’s lines and the note', async () => {
    const chosen = talents.map(({ id }, index) => ({ talentId: id, line: `Ask ${people[index]?.who.name} twice.` }))
    const sections = 'SENIORITY COMPANIES SUMMARY SKILLS HIGHLIGHTS EXPERIENCE PORTFOLIO AVAILABILITY RATE'.split(' ')
    const note = people.map(({ who }) => `${who.name} (${who.email})`).join(', ')
    const { token, databaseId } = await share(recruiter, { talents: chosen, sections, note })
    const seen = await look(token)
    expect(seen?.content?.profiles).toHaveLength(people.length)
    await world.db.agency.create({ data: { keepsNamedLinks: true } })
    const named = await share(recruiter, { talents: chosen.slice(0, 3), sections })
    for (const part of [JSON.stringify(seen), JSON.stringify(await look(named.token))]) expect(found(part)).toEqual([])
    expect(found(allOf(await open(`/shared/${token}`)))).toEqual([])
    // Staff download the table to import it into the client's own system.
    const table = await as(recruiter).fetch({ method: 'GET', url: `/api/shares/${databaseId}/table.csv` })
    expect(table.body.match(/^[^\r]*Engineer –/gm)).toHaveLength(people.length)
    expect(found(allOf(table))).toEqual([])
    const pdf = await open(`/api/shares/${token}/profiles.pdf`)
    expect(pdf.statusCode).toBe(200)
    const { info, xmp, text, pages } = await readPdf(pdf.rawPayload)
    expect(text).toContain('an engineer, wrote it.')
    const links = pages.flatMap(page => page.links)
    for (const part of [text, JSON.stringify(info), xmp, links.join('\n'), JSON.stringify(pdf.headers)]) {
      expect(found(part)).toEqual([])
    }
  })
})
