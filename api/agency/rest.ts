import { countPublicRead } from '../limits.ts'
import { found } from '../problems.ts'
import { call } from '../rest/call.ts'
import { textOf } from '../rest/parameters.ts'
import { publicLogo } from './agency.ts'

export const agencyCalls = [
  call('GET /api/agency/logo/{key}', {
    summary: "The agency's logo, for public pages",
    authScopes: 'public',
    field: 'Query.clientShare',
    params: { key: textOf('The last part of its address.') },
    answer: { contentType: 'image/*' },
    problems: [429],
    async run(context, { key }) {
      await countPublicRead(context)
      return { key: found(await publicLogo(context, key), 'Logo'), name: 'logo' }
    },
  }),
]
