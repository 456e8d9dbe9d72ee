import { z } from 'zod'
import { countPublicRead } from '../limits.ts'
import { found, NotFound } from '../problems.ts'
import { call } from '../rest/call.ts'
import * as json from '../rest/codec.ts'
import { idOf, textOf } from '../rest/parameters.ts'
import { TABLE, tableQuery } from '../rest/tables.ts'
import { profile } from '../talents/rest.ts'
import { findPdf } from './client/clientShare.ts'
import { findPublicProfile, sharedPortfolioKey, shareTalent } from './client/publicProfile.ts'
import { printTalent } from './print/printProfiles.ts'
import { CLIENT_COLUMNS } from './snapshot/takeSnapshots.ts'
import { exportTable } from './staff/exportTable.ts'

const sharedTalent = profile
  .extend(
    json.answersOf({
      shareableId: json.text,
      portfolioUrl: json.optionalText,
      portfolioPdfUrl: json.described(json.optionalText, 'A public path below the share token.'),
    }),
  )
  .meta({
    id: 'SharedTalent',
    scope: 'every',
    description: 'The redacted profile for clients. The name is abbreviated.',
  })

const params = { shareableId: textOf("The talent's shareableId.") }

export const shareCalls = [
  call('POST /api/talents/{id}/generate-shareable-id', {
    summary: 'The token of the public profile; the same one until it is revoked',
    field: 'Mutation.shareTalent',
    params: { id: idOf('Talent') },
    answer: z.object({ shareableId: z.string() }).meta({ id: 'ShareableId', scope: 'every' }),
    run: shareTalent,
  }),
  call('GET /api/talents/{id}/profile.pdf', {
    summary: "A talent's profile of today as a PDF with the agency's name and logo",
    description: 'Redacted as for a client: the name is abbreviated, and contacts are left out.',
    field: 'Query.talent',
    params: { id: idOf('Talent') },
    query: { names: textOf('1 for whole names.') },
    answer: { contentType: 'application/pdf' },
    columns: { Talent: CLIENT_COLUMNS },
    run: (context, { id, names }) => printTalent(context, { id, showsNames: names === '1' }),
  }),
  call('GET /api/shares/{id}/table.csv', {
    summary: 'The table that compares the profiles of a share, as CSV or an Excel file',
    description:
      'As the client sees them: frozen, with shortened names unless whole ones were chosen. Without talents who may not be shown anymore; 404 when nobody is left. Each export is recorded.',
    field: 'Query.share',
    params: { id: idOf('Share') },
    query: tableQuery,
    answer: TABLE,
    run: exportTable,
  }),
  call('GET /api/talents/shareable/{shareableId}', {
    summary: 'The redacted profile that a client sees',
    authScopes: 'public',
    field: 'Query.sharedTalent',
    params,
    answer: sharedTalent,
    problems: [429],
    async run(context, { shareableId }) {
      await countPublicRead(context)
      const shared = await findPublicProfile(context, shareableId)
      if (!shared) throw new NotFound('Profile')
      return shared
    },
  }),
  call('GET /api/talents/shareable/{shareableId}/portfolio.pdf', {
    summary: 'The portfolio of the redacted profile',
    description: 'Range requests are answered with the part that is asked for.',
    authScopes: 'public',
    field: 'Query.sharedTalent',
    params,
    answer: { contentType: 'application/pdf' },
    problems: [429],
    async run(context, { shareableId }) {
      await countPublicRead(context)
      const shared = await findPublicProfile(context, shareableId)
      const key = shared && (await sharedPortfolioKey(context, shareableId))
      if (!key) throw new NotFound('Portfolio')
      // The original file name is not used, as it may contain the person's name.
      return { key, name: `${shared.name} portfolio.pdf` }
    },
  }),
  call('GET /api/shares/{token}/profiles.pdf', {
    summary: 'The profiles of a share, as they were frozen',
    description:
      'Without talents who may not be shown anymore. Where the share has a passcode, its key goes into the header x-share-key or the query.',
    authScopes: 'public',
    field: 'Query.clientShare',
    params: { token: textOf('The last part of the link.') },
    query: { key: textOf('Of the mutation unlockClientShare.') },
    answer: { contentType: 'application/pdf' },
    problems: [403, 429],
    async run(context, { token, key = context.shareKey }) {
      return { ...found(await findPdf(context, { token, key }), 'PDF'), name: 'profiles.pdf' }
    },
  }),
]
