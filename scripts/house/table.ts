/**
 * A row of the table of imports: its files, and the files, packages and settings that they may use. Patterns are paths:
 * `*` matches a single name, `/` at the end matches everything in the folder, `own/` matches the folder of the
 * importing file. `-` before a pattern excludes its files.
 */
export type Row = { files: string[]; may: string[]; packages?: RegExp; readsEnvironment?: true }

/**
 * The files with SQL that reads rows. All other files read by `rowsOf`, or by Prisma in a verb. New SQL must be a
 * function with a name and a test, for a query that `rowsOf` does not support: a sum, a rank, a search over several
 * tables.
 */
export const queries = [
  ...inApi('rows versions jobs postgres find guard revenue scoreboard today matching/search', '/'),
  ...inApi('activity/subject applications/jobs applications/people candidates/selected companies/companies', '.ts'),
  ...inApi('deals/unreadAmounts events/events files/jobs http/health imports/jobs live/live product/metrics', '.ts'),
  ...inApi('introductions/verify shares/staff/shares webhooks/due webhooks/keep', '.ts'),
  ...inApi('matching/engaged matching/engagements matching/jobs matching/whyNot', '.ts'),
  ...inApi('talents/filterChoices talents/forgetting talents/talents', '.ts'),
]

const facts = ['api/*/words.ts', 'api/*/rules.ts', 'api/scopes/bundles.ts', 'api/rules/', 'api/money/']

/** Files and folders of api that do not depend on any noun. */
const ground = [
  ...inApi('clock context db deps faults limits log machine problems secrets settings sources viewer', '.ts'),
  ...inApi('ai budgets contacts csv files generated jobs live mail money pasted postgres print processes', '/'),
  ...inApi('redaction rows rules scopes versions', '/'),
]

/** Files that combine the folders of all nouns into one schema and one table of calls. */
const whole = [...inApi('schema calls fieldRules allJobs', '.ts'), 'api/http/']

/** The GraphQL and REST of a noun. Subfolders of a large folder have schemas of their own. */
const doors = ['api/*/schema.ts', 'api/*/*Schema.ts', 'api/*/*/schema.ts', 'api/*/*/*Schema.ts', 'api/*/rest.ts']

/** Files that verbs may import, including verbs of other folders, but no GraphQL and no REST. */
const verbs = [
  'api/*/',
  ...doors.map(door => `-${door}`),
  '-api/graphql/',
  '-api/rest/',
  '-api/http/',
  '-api/start/',
  '-api/commands/',
  ...ground,
]

const noRelay = /^(?!react-relay|relay-runtime)/

/** Permitted imports, as described in docs/architecture.md. The first row that matches a file counts. No exceptions. */
export const table: Row[] = [
  // The reader of resumes imports nothing of the product. The product imports only exports of the reader's package.
  { files: ['reader/'], may: ['reader/'] },

  { files: ['api/*/words.ts'], may: [], packages: /^$/ },
  { files: ['api/rules/parse.ts'], may: ['api/rules/', 'api/problems.ts'] },
  { files: facts, may: facts, packages: /^zod$/ },

  { files: ['api/main.ts', 'api/start/', 'api/commands/'], may: ['api/', 'prisma/apply.ts'], readsEnvironment: true },
  // Only the start creates a server. The committed contract is served.
  {
    files: whole,
    may: [
      'api/',
      'openapi.json',
      '-api/main.ts',
      '-api/start/',
      '-api/commands/',
      '-api/http/server.ts',
      'prisma/apply.ts',
    ],
  },
  { files: ['api/settings.ts', 'api/postgres/binaries.ts'], may: ground, readsEnvironment: true },
  // Types only: the type of a process's dependencies is made from the types of its parts.
  { files: ['api/deps.ts'], may: [...ground, 'api/reading/extraction.ts', 'api/matching/search/matcher.ts'] },
  { files: [...ground, 'api/graphql/'], may: [...ground, 'api/graphql/'] },
  { files: ['api/rest/'], may: [...ground, 'api/graphql/', 'api/rest/'] },
  { files: ['api/reading/'], may: ['own/', ...ground] },

  {
    files: doors,
    may: ['own/', ...doors, 'api/graphql/', 'api/rest/', 'api/reading/', ...facts, ...ground],
  },
  // Webhooks send the same records as the calls of the nouns.
  {
    files: ['api/webhooks/records.ts'],
    may: ['own/', 'api/*/rest.ts', 'api/rest/', 'api/fieldRules.ts', ...facts, ...ground],
  },
  // Only the verb of matching, which collects the talents, may import folders of nouns. The scoring may not.
  { files: ['api/matching/match.ts'], may: verbs },
  { files: ['api/matching/'], may: ['own/', ...facts, ...ground] },
  { files: ['api/*/'], may: verbs },

  { files: ['web/components/'], may: ['web/components/', 'api/problems.ts', ...facts], packages: noRelay },
  { files: ['web/forms/'], may: ['web/components/', 'web/forms/', ...facts], packages: noRelay },
  {
    files: ['web/list/'],
    may: ['web/app/', 'web/components/', 'web/forms/', 'web/list/', 'web/relay/', ...facts],
  },
  { files: ['web/'], may: ['web/', 'api/problems.ts', ...facts], packages: /^(?!@talentdesk)/, readsEnvironment: true },
]

/** Paths in api from space-separated names. */
function inApi(names: string, ending: '.ts' | '/'): string[] {
  return names.split(' ').map(name => `api/${name}${ending}`)
}
