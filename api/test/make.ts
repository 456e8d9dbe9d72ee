import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { addCandidate } from '../candidates/adding.ts'
import { addComment } from '../comments/comments.ts'
import { createCompany } from '../companies/companies.ts'
import { createDeal } from '../deals/deals.ts'
import type { Staff } from '../deps.ts'
import { urlOf } from '../files/files.ts'
import type { Prisma, User } from '../generated/prisma/client.ts'
import { createTalent } from '../talents/talents.ts'
import { world } from './harness.ts'

export type Person = User

/** The password of every test user. */
export const PASSWORD = 'correct horse'

/** A password hash as cheap as possible, as it protects nothing. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

const unique = () => randomBytes(4).toString('hex')

/** The context of a verb that the person runs. */
export const staffOf = ({ id, role }: Person): Staff => ({
  ...world,
  viewer: { id, role, via: { session: 'test', confirmedAt: new Date() } },
})

/** Creates test data. Values that are not given are plausible. */
export const make = {
  async user(values: Partial<User> = {}): Promise<Person> {
    return world.db.user.create({
      data: {
        email: `someone-${unique()}@example.com`,
        firstName: 'Robin',
        lastName: 'Recruiter',
        passwordHash: await passwordHash,
        ...values,
      },
    })
  },
  admin: (values: Partial<User> = {}) => make.user({ role: 'ADMIN', ...values }),
  async talent(values: Record<string, unknown> = {}) {
    const { id } = await createTalent(await anybody(), { ...plausibleTalent, ...values })
    return world.db.talent.findUniqueOrThrow({ where: { id } })
  },
  async comment(author: Person, talentId: number, comment = 'Spoke on the phone; very clear about her wishes.') {
    const { id } = await addComment(staffOf(author), { talentId, comment })
    return world.db.talentComment.findUniqueOrThrow({ where: { id } })
  },
  async company(values: Record<string, unknown> = {}) {
    const { id } = await createCompany(await anybody(), { ...plausibleCompany, ...values })
    return world.db.company.findUniqueOrThrow({ where: { id } })
  },
  /** A deal, with a new company unless `values` has one. */
  async deal(values: Record<string, unknown> = {}) {
    const companyId = values.companyId ?? (await make.company()).id
    const { id } = await createDeal(await anybody(), { ...plausibleDeal, ...values, companyId })
    return world.db.deal.findUniqueOrThrow({ where: { id } })
  },
  /** A candidate, with a new talent and a new deal unless `values` has them. */
  async candidate(values: Record<string, unknown> = {}) {
    const dealId = Number(values.dealId ?? (await make.deal()).id)
    const talentId = values.talentId ?? (await make.talent()).id
    const { id } = await addCandidate(await anybody(), { ...values, dealId, talentId })
    return world.db.dealCandidate.findUniqueOrThrow({ where: { id } })
  },
  /** An application whose resume has been read, but without the file's bytes. */
  async application(dealId: number, values: Partial<Prisma.ExternalApplicationUncheckedCreateInput> = {}) {
    const key = randomBytes(16).toString('hex')
    return world.db.externalApplication.create({
      data: {
        dealId,
        name: 'Olga Outside',
        role: 'Backend Engineer',
        techStack: ['Go'],
        email: 'olga.outside@example.com',
        isProcessed: true,
        resumeUrl: urlOf(key),
        fingerprint: key,
        files: {
          create: { key, kind: 'APPLICATION', name: 'cv.pdf', contentType: 'application/pdf', size: 1, sha256: key },
        },
        ...values,
      },
    })
  },
}

/** The first user, created if there is none. */
async function anybody(): Promise<Staff> {
  return staffOf((await world.db.user.findFirst({ orderBy: { id: 'asc' } })) ?? (await make.user()))
}

/** A valid talent in the form of the API's input. */
export const plausibleTalent = {
  name: 'Ada Lovelace',
  role: 'Backend Engineer',
  area: 'TECH',
  companies: 'Analytical Engines',
  seniority: 'Senior',
  linkedinUrl: 'https://www.linkedin.com/in/ada-lovelace-example',
  techStack: ['TypeScript', 'PostgreSQL'],
  summary: 'Writes programs for machines that do not exist yet.',
}

/** A valid company in the form of the API's input. */
export const plausibleCompany = { name: 'Analytical Engines', mainStakeholder: 'Charles Babbage', status: 'ACTIVE' }

/** A valid deal without its company, in the form of the API's input. */
export const plausibleDeal = {
  title: 'Backend Engineer',
  dealType: 'MANAGED',
  companyBudget: '$8,000',
  candidateBudget: '$6,000',
  weeklyHours: 40,
  jobDescription: 'Builds the programs that weave algebraic patterns.',
}
