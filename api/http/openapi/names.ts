import type { Call } from '../../rest/call.ts'
import { keysOf } from '../../rules/rules.ts'
import { tokenNouns } from '../../scopes/words.ts'

/**
 * Operation ids that cannot be derived from the GraphQL field, as several calls share the field, or the field does more
 * than the call. Generated clients use them as method names: they never change.
 */
const NAMES: Readonly<Record<string, string>> = {
  'GET /api/talents.csv': 'downloadTalents',
  'GET /api/talents/{id}/comments': 'listTalentComments',
  'POST /api/talents/{id}/comments': 'addTalentComment',
  'GET /api/talents/{id}/profile.pdf': 'downloadTalentProfile',
  'GET /api/shares/{id}/table.csv': 'downloadShareTable',
  'GET /api/shares/{id}/proof.pdf': 'downloadShareProof',
  'GET /api/talents/shareable/{shareableId}/portfolio.pdf': 'downloadSharedPortfolio',
  'GET /api/shares/{token}/profiles.pdf': 'downloadSharedProfiles',
  'GET /api/agency/logo/{key}': 'downloadLogo',
  'GET /api/deals/{id}/interview.ics': 'downloadDealInterview',
  'GET /api/deal-candidates/{id}/interview.ics': 'downloadCandidateInterview',
  'GET /api/deals/{id}/candidates': 'listCandidatesOfDeal',
  'GET /api/deal-candidates': 'listCandidates',
  'GET /api/deal-candidates/{id}': 'getCandidate',
  'GET /api/deals/{id}/external-applications': 'listApplicationsOfDeal',
  'GET /api/deals/{id}/application-limit': 'getApplicationLimit',
  'GET /api/billing-history/{dealId}/{talentId}': 'listBillingHistory',
  'GET /api/external-applications/{id}': 'getApplication',
  'GET /api/revenue.csv': 'downloadRevenue',
  'GET /api/user-views/{view}': 'listViews',
  'POST /api/public/deals/{token}/apply': 'submitApplication',
}

/** 'listTalents', 'getTalent', 'createTalent': derived from the GraphQL field of the same action. */
export function operationId({ method, path, field }: Call): string {
  const [root, name = ''] = field.split('.')
  const named = NAMES[`${method} ${path}`]
  if (named || root === 'Mutation') return named ?? name
  return `${path.endsWith('s') ? 'list' : 'get'}${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

type Tag = { name: string; description: string; paths: RegExp }

/** The groups of calls; a call belongs to the first whose paths match. */
const TAGS: readonly Tag[] = [
  {
    name: 'Comments',
    description: 'Internal remarks. Clients never see one.',
    paths: /comments/,
  },
  {
    name: 'Shares',
    description:
      'What clients see of talents, and the files of it. The public calls need the secret of a link, and no token.',
    paths: /^\/(?:shares|agency|talents\/(?:shareable|\{id\}\/generate))/,
  },
  {
    name: 'Applications',
    description: 'People who applied from outside, the limit of a deal, and the public call by which they apply.',
    paths: /application|^\/public/,
  },
  {
    name: 'Files',
    description: 'Uploads. A file that no record refers to is removed after 24 hours.',
    paths: /^\/(?:upload|extract|files)/,
  },
  {
    name: 'Candidates',
    description: 'Talents who are in the running for a deal, and its winner.',
    paths: /candidate/,
  },
  { name: 'Matching', description: 'Talents who fit a job description.', paths: /matching/ },
  {
    name: 'Billing',
    description: 'What a placement costs and brings, by effective dates.',
    paths: /^\/(?:billing|revenue)/,
  },
  { name: 'Views', description: 'Saved views of the lists, private to their owner.', paths: /^\/user-views/ },
  { name: 'Talents', description: 'People whom the agency may present to companies.', paths: /^\/talents/ },
  { name: 'Companies', description: 'The clients of the agency.', paths: /^\/companies/ },
  { name: 'Deals', description: 'Positions that the agency fills for companies.', paths: /^\/deals/ },
  {
    name: 'Changes',
    description: 'What has changed: events in order, webhooks.',
    paths: /^\/(?:events|webhooks)/,
  },
  { name: 'Accounts', description: 'Signing in, and the accounts of colleagues.', paths: /^\/(?:auth|users|tokens)/ },
]

/** The tag of a path: its group, or else the noun of token scopes in its beginning. Throws if both are missing. */
export const tagOf = (path: string): string => groupOf(path).name

function groupOf(path: string): Pick<Tag, 'name' | 'description'> {
  const local = path.replace('/api', '')
  const group = TAGS.find(({ paths }) => paths.test(local))
  if (group) return group
  const noun = keysOf(tokenNouns).find(each => local.startsWith(`/${each}`))
  if (!noun) throw new Error(`${path} has no tag: see api/http/openapi/names.ts`)
  return { name: tokenNouns[noun].label, description: `${tokenNouns[noun].about}.` }
}

/** The tags of the calls, for the head of the document. */
export const tagsOf = (paths: readonly string[]) => {
  const groups = new Map(paths.map(groupOf).map(({ name, description }) => [name, description]))
  const tags = [...groups].map(([name, description]) => ({ name, description }))
  return tags.sort((one, other) => one.name.localeCompare(other.name))
}
