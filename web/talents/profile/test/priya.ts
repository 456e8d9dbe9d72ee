import type { Answers } from '../../../test/fakeApi.ts'

/** The signed-in recruiter in the page's answers. */
export const ada = { id: 'VXNlcjox', firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com' }

/** A colleague without a name. */
export const colleague = { id: 'VXNlcjoy', firstName: '', lastName: '', email: 'sam@example.com' }

/** A talent with the fields of the profile page. */
export const priya = {
  id: 'VGFsZW50Ojc=',
  databaseId: 7,
  version: 3,
  name: 'Priya Raman',
  role: 'Data Engineer',
  area: 'DATA',
  seniority: 'Senior',
  status: 'VETTED',
  summary: 'Builds pipelines.\nSpeaks plainly.',
  keyHighlights: ['Moved 4 TB without a night shift', '<script>alert("hi")</script> 🎉'],
  techStack: ['Python', 'Spark', 'dbt', 'Airflow'],
  companies: 'Northwind, Initech',
  previousCompanies: [
    { legacy: null, company: 'Northwind', title: 'Data Engineer', description: 'Owned the warehouse.' },
    { legacy: 'Initech - reports and such', company: null, title: null, description: null },
  ],
  email: 'priya@example.com' as string | null,
  phone: 'Mobile +44 7700 900123 / +44 (0)20 7946 0301 ext. 7, after 18:00' as string | null,
  phoneNumbers: [
    { text: '+44 7700 900123', href: 'tel:+447700900123' },
    { text: '+44 (0)20 7946 0301 ext. 7', href: 'tel:+442079460301;ext=7' },
  ],
  linkedinUrl: 'linkedin.com/in/priya' as string | null,
  portfolioUrls: ['https://priya.example.com', 'github.com/priya'],
  portfolioUrl: 'javascript:alert(1)' as string | null,
  portfolioPdfUrl: '/api/files/portfolio' as string | null,
  resumeUrl: '/api/files/resume' as string | null,
  profilePictureUrl: null,
  referredBy: { id: 'VGFsZW50Ojk=', databaseId: 9, name: 'Bence Halász' } as object | null,
  availability: 'From 1 March' as string | null,
  internalScoring: '9/10' as string | null,
  shareableId: null as string | null,
  shareUrl: null as string | null,
  preferredRateType: 'BOTH',
  minFullTimeRate: '€5,000',
  maxFullTimeRate: '€6,000',
  minHourlyRate: '€50',
  maxHourlyRate: null,
  preferredFullTimeRate: null,
  preferredHourlyRate: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-11-05T09:00:00.000Z',
  commentCount: { totalCount: 2 },
  comments: connection([
    comment(12, 'First line\nsecond line', { user: ada, viewerCanDelete: true }),
    comment(11, 'She prefers mornings.', { user: colleague }),
  ]),
  reminders: connection([]),
  shares: connection([]),
  candidacies: [] as object[],
  contactBans: [] as object[],
  activity: connection([
    activity(3, 'talent.statusChanged', [{ field: 'status', before: 'Backlog', after: 'Vetted' }]),
    activity(2, 'talent.updated', [
      { field: 'role', before: 'Analyst', after: 'Data Engineer' },
      { field: 'summary', before: null, after: 'A very long story. '.repeat(40) },
      { field: 'resumeUrl', before: '/api/files/old', after: '/api/files/resume' },
    ]),
    activity(1, 'talent.created'),
  ]),
}

/** Answers the page's own query with Priya; `more` overrides fields. */
export function profileAnswers(more: Partial<typeof priya> = {}): Answers {
  const answer = () => ({ talent: { ...priya, ...more }, viewer: ada })
  return { TalentPageQuery: answer }
}

/** A page of a list; the last one, unless it has a cursor. */
export function connection(nodes: { id: string; __typename: string }[], endCursor: string | null = null) {
  return {
    edges: nodes.map(node => ({ node, cursor: node.id })),
    pageInfo: { endCursor, hasNextPage: endCursor !== null },
  }
}

/** A comment, by default of the colleague on Nov 5, 2026. */
export function comment(databaseId: number, text: string, more: object = {}) {
  return {
    __typename: 'Comment',
    id: `comment-${databaseId}`,
    databaseId,
    comment: text,
    createdAt: '2026-11-05T14:05:00.000Z',
    editedAt: null,
    viewerCanDelete: false,
    viewerCanEdit: false,
    references: [],
    user: colleague,
    ...more,
  }
}

/** An activity of Ada on Nov 5, 2026. */
export function activity(id: number, kind: string, changes: object[] = []) {
  const at = '2026-11-05T14:05:00.000Z'
  return { __typename: 'Activity', id: `activity-${id}`, kind, at, actor: ada, changes, deal: null, talent: null }
}

/** Priya's timeline in a mutation's answer, with a new entry first. */
export function withActivity(kind: string, changes: object[] = []) {
  const [...before] = priya.activity.edges.map(({ node }) => node)
  return { id: priya.id, activity: connection([activity(99, kind, changes), ...before]) }
}
