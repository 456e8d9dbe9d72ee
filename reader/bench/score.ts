import type { Answer } from './answer.ts'
import type { LabelledPost, Labels } from './resumes/labels.ts'
import { type Counts, comparable, handle, key, overlap, site, techKey, words } from './text.ts'

/**
 * The scores of a file. `fields`: 1 for a right value, 0 for a wrong value, F1 for a list, null if there is nothing to
 * score. `titles` counts the titles of demanded posts. `invented` counts read values and items without a label.
 * `lostCompanies`: true if none of the demanded employers was found.
 */
export type Score = {
  fields: Record<Exclude<ScoredField, 'titles'>, number | null>
  titles: Counts
  invented: Counts
  lostCompanies: boolean | null
}

/** All scored fields. The first nine make up the overall score. */
export const scoredFields = [
  ...(['name', 'email', 'phone', 'linkedinUrl', 'role', 'area', 'techStack', 'companies', 'titles'] as const),
  ...(['summary', 'seniority', 'portfolioUrls'] as const),
]
type ScoredField = (typeof scoredFields)[number]
const counted = scoredFields.slice(0, 9)

/** Scores an answer. A field that is not printed must be empty. Every field of a refused file is wrong. */
export function scoreOf(read: ScoredAnswer | undefined, labels: Labels): Score {
  const demanded = labels.previousCompanies.filter(job => !job.optional)
  if (!read) return refused(labels, demanded)
  const judged = judge(read, labels)
  const share = (isRight: boolean) => (isRight ? 1 : 0)
  return {
    fields: {
      ...{ name: share(isSame('name', read, labels)), email: share(isSame('email', read, labels)) },
      ...{ phone: share(isSame('phone', read, labels)), linkedinUrl: share(isSame('linkedinUrl', read, labels)) },
      role: labels.role === null ? null : share(isAlike(read.role, [labels.role, ...labels.role_alt])),
      area: share([labels.area, ...labels.area_alt].includes(read.area)),
      techStack: stackF1(read.techStack, labels),
      companies: companiesF1(read, labels),
      summary: share(labels.summary === null ? read.summary === '' : isAlike(read.summary, [labels.summary])),
      seniority: labels.seniority === null ? null : share(levelsOf(labels).includes(levelOf(read.seniority))),
      portfolioUrls: f1(read.portfolioUrls.map(site), labels.portfolioUrls.map(site)),
    },
    titles: { found: titlesFound(read, demanded), of: demanded.length },
    invented: { found: judged.filter(({ isRight }) => !isRight).length, of: judged.length },
    lostCompanies: losesCompanies(read, labels),
  }
}

/** Whether none of the demanded employers was found; null if none is demanded. */
export function losesCompanies({ previousCompanies }: Pick<ScoredAnswer, 'previousCompanies'>, labels: Labels) {
  const demanded = labels.previousCompanies.filter(job => !job.optional)
  if (demanded.length === 0) return null
  return !demanded.some(job => previousCompanies.some(({ company }) => isFirm(company, job)))
}

/** The mean of a field over all files, in percent. For titles, the share of all demanded titles that were found. */
export function meanOf(scores: Score[], field: ScoredField): number | undefined {
  if (field === 'titles') return shareOf(scores.map(({ titles }) => titles))
  const known = scores.map(({ fields }) => fields[field]).filter(value => value !== null)
  return known.length === 0 ? undefined : (100 * known.reduce((sum, value) => sum + value, 0)) / known.length
}

/** The overall score: the mean of the first nine scored fields. */
export function overallOf(scores: Score[]): number {
  const means = counted.map(field => meanOf(scores, field)).filter(mean => mean !== undefined)
  return means.reduce((sum, mean) => sum + mean, 0) / means.length
}

/** The share of read values and items without a label, in percent. */
export const inventedOf = (scores: Score[]) => shareOf(scores.map(({ invented }) => invented))

/** The share of files with all employers lost, among files with employers, in percent. */
export function lostOf(scores: Score[]): number | undefined {
  const lost = scores.map(({ lostCompanies }) => lostCompanies).filter(value => value !== null)
  return shareOf([{ found: lost.filter(Boolean).length, of: lost.length }])
}

/** A read value, and whether it is right. `field` and `value` identify its row in the evidence. */
type JudgedValue = { field: string; value: string | null; isRight: boolean }

/** The scored part of an answer. */
type ScoredAnswer = Omit<Answer, 'evidence' | 'doubts' | 'facts' | 'positionsWithoutEmployer'>

/** Judges each read value and each item of a list. */
export function judge(read: Omit<ScoredAnswer, 'area'>, labels: Labels): JudgedValue[] {
  const stack = new Set([...labels.techStack, ...labels.techStack_alt].map(techKey))
  const sites = labels.portfolioUrls.map(site)
  const single = (field: string, value: string | null, isRight: boolean) =>
    value ? [{ field, value: null, isRight }] : []
  return [
    ...single('name', read.name, isSame('name', read, labels) || labels.name_alt.map(key).includes(key(read.name))),
    ...(['email', 'phone', 'linkedinUrl'] as const).flatMap(field =>
      single(field, read[field], isSame(field, read, labels)),
    ),
    ...single('role', read.role, labels.role === null || isAlike(read.role, [labels.role, ...labels.role_alt])),
    ...single('summary', read.summary, isAlike(read.summary, [labels.summary ?? ''])),
    ...read.techStack.map(item => ({ field: 'techStack', value: item, isRight: stack.has(techKey(item)) })),
    ...read.portfolioUrls.map(item => ({ field: 'portfolioUrls', value: item, isRight: sites.includes(site(item)) })),
    ...read.previousCompanies.map(({ company, title }) => ({
      ...{ field: 'previousCompanies', value: company || title },
      isRight: labels.previousCompanies.some(job => isFirm(company, job) && (title === '' || isTitle(title, job))),
    })),
  ]
}

/** Functions that normalise a read value and its label before the comparison. */
const folds = {
  ...{ name: key, email: (text: string) => text.toLowerCase(), linkedinUrl: handle },
  phone: (text: string) => text.replace(/\D/g, '').replace(/^00/, ''),
}

function isSame(field: keyof typeof folds, read: Pick<ScoredAnswer, typeof field>, labels: Labels) {
  return folds[field](read[field] ?? '') === folds[field](labels[field] ?? '')
}

function refused(labels: Labels, demanded: LabelledPost[]): Score {
  const fields = Object.fromEntries(scoredFields.map(field => [field, 0])) as Score['fields']
  const unscored = {
    ...(labels.role === null ? { role: null } : {}),
    ...(labels.seniority === null ? { seniority: null } : {}),
  }
  return {
    fields: { ...fields, ...unscored },
    titles: { found: 0, of: demanded.length },
    invented: { found: 0, of: 0 },
    lostCompanies: demanded.length === 0 ? null : true,
  }
}

/** The share of found items among the items of all counts, in percent. */
export const shareOf = (counts: Counts[]) => {
  const of = counts.reduce((sum, count) => sum + count.of, 0)
  return of === 0 ? undefined : (100 * counts.reduce((sum, { found }) => sum + found, 0)) / of
}

const isAlike = (read: string, labels: string[]) => labels.some(label => overlap(read, label) >= 0.6)

const isTitle = (title: string, job: LabelledPost) => isAlike(title, [job.title, ...(job.title_alt ?? [])])

/** Compares firms without legal forms and brackets. The town after the firm may be missing: 'Firm, Town'. */
export function isFirm(read: string, { company, company_alt = [] }: LabelledPost) {
  const [whole, first] = [comparable(read), comparable(read.split(/,| [|•·–—-] /)[0] ?? '')]
  return whole !== '' && [company, ...company_alt].map(comparable).some(label => label === whole || label === first)
}

/** The F1 of two lists without duplicates. */
function f1(found: string[], demanded: string[]) {
  if (demanded.length === 0) return found.length === 0 ? 1 : 0
  const hits = demanded.filter(item => found.includes(item)).length
  return (2 * hits) / (found.length + demanded.length)
}

/** The F1 of employers, each counted once. It does not matter whether optional employers are found. */
export function companiesF1({ previousCompanies }: Pick<ScoredAnswer, 'previousCompanies'>, labels: Labels) {
  const jobs = labels.previousCompanies
  const read = [...new Set(previousCompanies.map(({ company }) => company).filter(Boolean))]
  const firms = new Map(jobs.filter(job => !job.optional).map(job => [comparable(job.company), job]))
  const hits = [...firms.values()].filter(job => read.some(company => isFirm(company, job))).length
  const wrong = new Set(read.filter(company => !jobs.some(job => isFirm(company, job))).map(comparable)).size
  return firms.size === 0 ? (wrong === 0 ? 1 : 0) : (2 * hits) / (hits + wrong + firms.size)
}

function stackF1(read: string[], { techStack, techStack_alt }: Labels) {
  const allowed = new Set(techStack_alt.map(techKey))
  return f1(
    [...new Set(read.map(techKey))].filter(item => !allowed.has(item)),
    [...new Set(techStack.map(techKey))],
  )
}

/** The number of demanded titles that were read together with their firm. */
function titlesFound(read: ScoredAnswer, demanded: LabelledPost[]) {
  const left = [...read.previousCompanies]
  return demanded.filter(job => {
    const at = left.findIndex(({ company, title }) => isFirm(company, job) && isTitle(title, job))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
}

const levelOf = (text: string) => (/^intern/i.test(text) ? 'Junior' : words(text).join(' '))
const levelsOf = ({ seniority, seniority_alt }: Labels) => [seniority ?? '', ...seniority_alt].map(levelOf)
