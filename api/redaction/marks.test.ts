import { expect, test } from 'vitest'
import { talentAudiences } from '../talents/audiences.ts'
import type { ClientAudience } from './audience.ts'
import { type Mark, seenBy } from './seen.ts'

const jane = {
  ...{ name: 'Jane Q. Doe', email: 'jane.doe@example.com', phone: '+44 20 7946 0958' },
  ...{ linkedinUrl: 'https://www.linkedin.com/in/jd-7b1', role: 'Engineer', area: 'TECH', seniority: 'Senior' },
  companies: 'jane.doe@example.com, Acme , Jane Doe Ltd',
  summary: '  Jane Doe leads teams. Reach her at jane.doe@example.com or 020 7946 0958. Doe wrote Go.',
  techStack: ['Go', 'janedoe', 'SQL'],
  keyHighlights: ['jane.doe@example.com', 'Led by Doe', ''],
  previousCompanies: ['jane.doe@example.com', { company: 'Doe & Sons', title: 'Lead', description: '' }],
  portfolioUrls: ['https://janedoe.dev', 'https://www.behance.net/janedoe/work', 'https://work.example/7?by=jane-doe'],
  ...{ portfolioUrl: 'https://other.example/1', portfolioPdfUrl: '/api/files/0123456789' },
  ...{ availability: 'Now, ask Jane Doe', preferredHourlyRate: '€ 90' },
}

const everything: ClientAudience = {
  kind: 'client',
  sections: new Set([
    ...(['SENIORITY', 'COMPANIES', 'SUMMARY', 'SKILLS', 'HIGHLIGHTS', 'EXPERIENCE', 'PORTFOLIO'] as const),
    ...(['AVAILABILITY', 'RATE'] as const),
  ]),
  ...{ showsNames: false, keepsNamedLinks: false, kept: new Set<string>() },
}

const seen = (client: Partial<ClientAudience> = {}) => seenBy(talentAudiences, jane, { ...everything, ...client })

function shownAt({ fields }: ReturnType<typeof seen>, { path, start, end }: Mark) {
  const found = path.split('.').reduce<unknown>((value, key) => Object(value)[key], fields)
  return start === null || end === null ? found : String(found).slice(start, end)
}

test('each removed piece has a mark with its range in the shown text', () => {
  const redacted = seen()
  expect(redacted.fields).toMatchObject({
    ...{ name: 'Jane D.', companies: 'Acme, Jane D. Ltd', techStack: ['Go', 'SQL'], availability: 'Now, ask Jane D.' },
    summary: 'Jane D. leads teams. Reach her. Jane D. wrote Go.',
    ...{ keyHighlights: ['Led by Jane D.'], portfolioUrls: ['https://other.example/1'], preferredHourlyRate: '€ 90' },
    previousCompanies: [{ company: 'Jane D. & Sons', title: 'Lead', description: '' }],
  })
  expect(redacted.marks.map(mark => [mark.id, mark.path, mark.kind, shownAt(redacted, mark)])).toEqual([
    ['companies@0:jane.doe@example.com', 'companies', 'EMAIL', ''],
    ['companies@29:Jane Doe', 'companies', 'NAME', 'Jane D.'],
    ['summary@2:Jane Doe', 'summary', 'NAME', 'Jane D.'],
    ['summary@37:jane.doe@example.com', 'summary', 'EMAIL', ''],
    ['summary@61:020 7946 0958', 'summary', 'PHONE', ''],
    ['summary@76:Doe', 'summary', 'NAME', 'Jane D.'],
    ['techStack.1@0:janedoe', 'techStack', 'HANDLE', ['Go', 'SQL']],
    ['keyHighlights.0@0:jane.doe@example.com', 'keyHighlights', 'EMAIL', ['Led by Jane D.']],
    ['keyHighlights.1@7:Doe', 'keyHighlights.0', 'NAME', 'Jane D.'],
    ['previousCompanies.0@0:jane.doe@example.com', 'previousCompanies', 'EMAIL', redacted.fields.previousCompanies],
    ['previousCompanies.1.company@0:Doe', 'previousCompanies.0.company', 'NAME', 'Jane D.'],
    ['portfolioUrls.0@0:https://janedoe.dev', 'portfolioUrls', 'LINK', ['https://other.example/1']],
    ['portfolioUrls.1@0:https://www.behance.net/janedoe/work', 'portfolioUrls', 'LINK', ['https://other.example/1']],
    ['portfolioUrls.2@0:https://work.example/7?by=jane-doe', 'portfolioUrls', 'LINK', ['https://other.example/1']],
    ['availability@9:Jane Doe', 'availability', 'NAME', 'Jane D.'],
  ])
})

test('a mark that staff keep shows the original text', () => {
  for (const { id, original } of seen().marks) {
    const redacted = seen({ kept: new Set([id, 'summary@0:Something else', 'x']) })
    const mark = redacted.marks.find(mark => mark.id === id)
    expect(mark, id).toMatchObject({ original, isKept: true })
    expect(shownAt(redacted, mark as Mark)).toBe(original)
    expect(redacted.marks.map(mark => mark.id)).toEqual(seen().marks.map(mark => mark.id))
    expect(redacted.marks.filter(mark => mark.isKept)).toHaveLength(1)
  }
  const all = seen({ kept: new Set(seen().marks.map(mark => mark.id)) })
  expect(all.fields).toMatchObject({ name: 'Jane D.', summary: jane.summary, companies: jane.companies })
})

test('either of two contacts joined by a word can be kept', () => {
  const [email, phone] = seen().marks.filter(({ path, kind }) => path === 'summary' && kind !== 'NAME')
  const summary = (...ids: (string | undefined)[]) => seen({ kept: new Set(ids.map(String)) }).fields.summary
  expect(summary(email?.id)).toBe('Jane D. leads teams. Reach her at jane.doe@example.com. Jane D. wrote Go.')
  expect(summary(phone?.id)).toBe('Jane D. leads teams. Reach her at 020 7946 0958. Jane D. wrote Go.')
  expect(summary()).toBe('Jane D. leads teams. Reach her. Jane D. wrote Go.')
})

test('names are shown whole on request, contacts never', () => {
  const { fields, marks } = seen({ showsNames: true })
  expect(fields).toMatchObject({
    name: 'Jane Q. Doe',
    summary: 'Jane Doe leads teams. Reach her. Doe wrote Go.',
    ...{ techStack: ['Go', 'SQL'], portfolioUrls: ['https://other.example/1'] },
  })
  expect(marks.map(mark => mark.kind)).not.toContain('NAME')
})

test('links that name the person are shown without the name on request', () => {
  const redacted = seen({ keepsNamedLinks: true })
  expect(redacted.fields.portfolioUrls).toEqual(['behance.net', 'https://work.example/7', 'https://other.example/1'])
  const marks = redacted.marks.filter(({ kind }) => kind === 'LINK')
  expect(marks.map(mark => [mark.path, mark.original, mark.isKept])).toEqual([
    ['portfolioUrls', jane.portfolioUrls[0], false],
    ['portfolioUrls.0', jane.portfolioUrls[1], false],
    ['portfolioUrls.1', jane.portfolioUrls[2], false],
  ])
})

test('a section that was not chosen is empty and has no marks', () => {
  const { fields, marks } = seen({ sections: new Set(['SKILLS']) })
  expect(fields).toEqual({
    ...{ name: 'Jane D.', role: 'Engineer', area: 'TECH', techStack: ['Go', 'SQL'] },
    ...{ seniority: '', companies: '', summary: '', availability: '', preferredHourlyRate: '' },
    ...{ keyHighlights: [], previousCompanies: [], portfolioUrls: [] },
  })
  expect(marks.map(mark => mark.path)).toEqual(['techStack'])
})
