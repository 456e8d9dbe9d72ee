import type { ExtractedResume } from '../../api/extraction/extraction.ts'
import type { Labels } from './resumes/labels.ts'

/** Right or wrong as 1 or 0, F1 in between; null where there is nothing to score. */
export type Score = Record<ScoredField, number | null>

export const scoredFields = [
  'name',
  'email',
  'phone',
  'linkedinUrl',
  'role',
  'area',
  'techStack',
  'companies',
  'titles',
  'summary',
  'portfolioUrls',
] as const
export type ScoredField = (typeof scoredFields)[number]

/** A field that is not printed must be empty: what is invented is wrong. */
export function scoreOf(read: ExtractedResume | undefined, labels: Labels): Score {
  if (!read) return Object.fromEntries(scoredFields.map(field => [field, 0])) as Score
  const demanded = [...new Set(labels.jobs.map(job => firmKey(job.company)))]
  const found = [...new Set(read.previousCompanies.map(job => firmKey(job.company)).filter(Boolean))]
  return {
    name: same(read.name, labels.name, key),
    email: same(read.email, labels.email, text => text.toLowerCase()),
    phone: same(read.phone, labels.phone, text => text.replace(/\D/g, '').replace(/^00/, '')),
    linkedinUrl: same(read.linkedinUrl, labels.linkedinUrl, handle),
    role: overlap(read.role, labels.role) >= 0.6 ? 1 : 0,
    area: read.area === labels.area ? 1 : 0,
    techStack: stackF1(read.techStack, labels),
    companies: f1(found, demanded),
    titles: titlesFound(read, labels),
    summary:
      labels.summary === '' ? (read.summary === '' ? 1 : 0) : overlap(read.summary, labels.summary) >= 0.6 ? 1 : 0,
    portfolioUrls: f1(read.portfolioUrls.map(site), labels.portfolioUrls.map(site)),
  }
}

/** The mean over files, in percent. */
export function meanOf(scores: Score[], field: ScoredField): number | undefined {
  const known = scores.map(score => score[field]).filter(value => value !== null)
  return known.length === 0 ? undefined : (100 * known.reduce((sum, value) => sum + value, 0)) / known.length
}

/** The nine fields that make up the whole, weighed alike. */
export function overallOf(scores: Score[]): number {
  const counted = scoredFields.slice(0, 9).map(field => meanOf(scores, field) ?? 0)
  return counted.reduce((sum, value) => sum + value, 0) / counted.length
}

const plainText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
const key = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]/gu, '')
const firmKey = (text: string) => key(text.replace(/\([^)]*\)/g, ' '))
const handle = (text: string) =>
  text
    .toLowerCase()
    .replace(/^.*\/in\//, '')
    .replace(/\/+$/, '')
const site = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/|^www\./g, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')
const techKey = (text: string) => plainText(text).replace(/[^\p{L}\p{N}+#]/gu, '')

function same(read: string | null, label: string | null, fold: (text: string) => string) {
  return fold(read ?? '') === fold(label ?? '') ? 1 : 0
}

function f1(found: string[], demanded: string[]) {
  if (demanded.length === 0) return found.length === 0 ? 1 : 0
  const hits = demanded.filter(item => found.includes(item)).length
  return (2 * hits) / (found.length + demanded.length)
}

function stackF1(read: string[], { techStack, techAlso }: Labels) {
  const allowed = new Set(techAlso.map(techKey))
  return f1(
    [...new Set(read.map(techKey))].filter(item => !allowed.has(item)),
    techStack.map(techKey),
  )
}

/** The share of positions whose title was read together with its firm. */
function titlesFound(read: ExtractedResume, { jobs }: Labels) {
  const left = [...read.previousCompanies]
  const hits = jobs.filter(job => {
    const at = left.findIndex(
      ({ company, title }) => firmKey(company) === firmKey(job.company) && overlap(title, job.title) >= 0.6,
    )
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return hits.length / jobs.length
}

/** F1 over words. */
function overlap(one: string, other: string) {
  const words = (text: string) => plainText(text).match(/[\p{L}\p{N}+#]+/gu) ?? []
  const [read, label] = [words(one), words(other)]
  if (read.length + label.length === 0) return 1
  const left = [...label]
  const hits = read.filter(word => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * hits.length) / (read.length + label.length)
}
