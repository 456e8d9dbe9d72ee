import { areaOf, type Facts, openReader, type Reading, type ResumeFields } from '../index.ts'

/** The result of a reading as the product returns it. Posts without a found employer are in a separate list. */
export type Answer = Omit<ResumeFields, 'area'> &
  Pick<Reading, 'evidence' | 'doubts'> & {
    area: string
    positionsWithoutEmployer: ResumeFields['previousCompanies']
    facts: TitledFacts | undefined
  }

/** The facts, with the title of each post. */
export type TitledFacts = Omit<Facts, 'posts'> & { posts: (Facts['posts'][number] & { title: string })[] }

const reader = openReader()

/** Reads a document, also its picture pages. Undefined if there is too little text. Throws for a broken document. */
export async function answerOf(bytes: Uint8Array): Promise<Answer | undefined> {
  const { fields, facts, evidence, doubts } = await readWhole(bytes)
  if (!fields) return undefined
  const named = fields.previousCompanies.filter(({ company }) => company)
  const positionsWithoutEmployer = fields.previousCompanies.filter(({ company, title }) => !company && title)
  const area = areaOf(fields.area)
  return {
    ...fields,
    area,
    previousCompanies: named,
    positionsWithoutEmployer,
    facts: facts && titled(facts, fields),
    evidence,
    doubts,
  }
}

const titled = (facts: Facts, { previousCompanies }: ResumeFields): TitledFacts => ({
  ...facts,
  posts: facts.posts.map((post, at) => ({ ...post, title: previousCompanies[at]?.title ?? '' })),
})

async function readWhole(bytes: Uint8Array): Promise<Reading> {
  const first = await reader.read(bytes, { what: 'fields' })
  if (first.pictures.length === 0) return first
  const { pages: recognised } = await reader.read(bytes, { what: 'pictures', numbers: first.pictures })
  return reader.read(bytes, { what: 'fields', recognised })
}

/** Stops the engine that recognises pictures. */
export const endReading = reader.close
