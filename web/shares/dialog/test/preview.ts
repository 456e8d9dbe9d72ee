import type { Answers } from '../../../test/fakeApi.ts'

/* Previews as the API gives them, worked out from the choices that arrive. */

type Asked = {
  recipientName?: string | null
  recipientCompany?: string | null
  dealId?: number | null
  note?: string | null
  talents: { talentId: number; line?: string | null; kept?: string[] }[]
}

type Mark = { key: string; path: string; kind: string; original: string }

const NAMES: Record<number, string> = { 1: 'Mara Olsen', 2: 'Ben Adeyemi', 7: 'Priya Raman' }

export const nameOf = (id: number) => NAMES[id] ?? `Talent Number${id}`
const shortOf = (id: number) => nameOf(id).replace(/ (\S).*/, ' $1.')

export const name = { key: 'summary@4:Priya Raman', path: 'summary', kind: 'NAME', original: 'Priya Raman' }
export const mail = { key: 'summary@28:p@example.com', path: 'summary', kind: 'EMAIL', original: 'p@example.com' }
export const site = {
  ...{ key: 'portfolioUrls@0:https://priya.dev', path: 'portfolioUrls', kind: 'LINK', original: 'https://priya.dev' },
}

/** A text in which whole names are shortened, and the marks of them. */
function redacted(text: string | null | undefined, path: string, ids: number[]) {
  let shown = text ?? ''
  const marks: object[] = []
  for (const id of ids) {
    const start = shown.indexOf(nameOf(id))
    if (start < 0) continue
    shown = shown.replace(nameOf(id), shortOf(id))
    marks.push({
      ...{ key: `${path}@${start}`, path, kind: 'NAME', original: nameOf(id), isKept: false },
      ...{ start, end: start + shortOf(id).length },
    })
  }
  return { shown: shown || null, marks }
}

function profileOf({ talentId, line, kept = [] }: Asked['talents'][number]) {
  const keeps = ({ key }: Mark) => kept.includes(key)
  const summary = `Ask Priya R. or write to ${keeps(mail) ? mail.original : ''}.`
  return {
    ...{ key: `${talentId}`, name: shortOf(talentId), role: 'Data Engineer', area: 'DATA', seniority: 'Senior' },
    ...{ companies: 'Northwind, Lumenpay', summary, techStack: ['Python', 'Airflow'], keyHighlights: ['Cut costs'] },
    ...{ previousCompanies: [{ legacy: null, company: 'Lumenpay', title: 'Engineer', description: 'Owns data.' }] },
    ...{ portfolioUrls: keeps(site) ? [site.original] : [], portfolioOnRequest: true, availability: 'May', rate: '' },
    ...{ line: line ?? null, metNeeds: ['Python'], isAvailable: true, answer: null },
  }
}

function marksOf({ kept = [] }: Asked['talents'][number]) {
  const keeps = ({ key }: Mark) => kept.includes(key)
  return [
    { ...name, start: 4, end: 12, isKept: false },
    { ...mail, start: 25, end: keeps(mail) ? 38 : 25, isKept: keeps(mail) },
    keeps(site)
      ? { ...site, path: 'portfolioUrls.0', start: 0, end: 17, isKept: true }
      : { ...site, start: null, end: null, isKept: false },
  ]
}

/** Answers the preview's queries, and collects what they asked for: 'letter', 'table', 'profile 7'. */
export function previewAnswers(world: World = {}, asked: string[] = []): Answers {
  const preview = (variables: Record<string, unknown>) => {
    const { versions = { 7: 9 }, basis = 'basis-1' } = world
    const input = variables.input as Asked
    const ids = input.talents.map(({ talentId }) => talentId)
    const note = redacted(input.note, 'note', ids)
    return {
      sharePreview: {
        basis,
        agency: { name: 'Northwind Talent', logoUrl: null, color: '#7a1fa2', footer: 'Torstraße 1, Berlin' },
        content: {
          ...{ recipientName: input.recipientName ?? '', recipientCompany: input.recipientCompany ?? '' },
          ...{ position: input.dealId ? 'Fleet Engineer' : null, needs: input.dealId ? ['Python', 'Go'] : [] },
          ...{ note: note.shown, sharedAt: '2026-11-21T10:00:00.000Z', expiresAt: '2026-12-21T10:00:00.000Z' },
          ...{ pdfUrl: null, profiles: input.talents.map(profileOf) },
        },
        noteMarks: note.marks,
        talents: input.talents.map(talent => {
          const line = redacted(talent.line, 'line', [talent.talentId])
          return {
            ...{ talentId: talent.talentId, version: versions[talent.talentId] ?? 1, marks: marksOf(talent) },
            ...{ line: line.shown, lineMarks: line.marks },
          }
        }),
      },
    }
  }
  const told = (what: (input: Asked) => string) => (variables: Record<string, unknown>) => {
    asked.push(what(variables.input as Asked))
    return preview(variables)
  }
  return {
    PreviewedPageLetterQuery: told(() => 'letter'),
    PreviewedPageTableQuery: told(() => 'table'),
    PreviewedProfileQuery: told(({ talents }) => `profile ${talents[0]?.talentId}`),
  }
}

/** What the previews are of: it may change while the dialog is open. */
export type World = { versions?: Record<number, number>; basis?: string }
