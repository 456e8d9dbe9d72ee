import { builder } from '../graphql/builder.ts'
import type { PublicAgency as Presented } from './agency.ts'

/** For pages that need no sign-in. */
export const PublicAgency = builder.objectRef<Presented>('PublicAgency').implement({
  authScopes: { public: true },
  description: 'How the agency presents itself to clients and talents.',
  fields: t => ({
    name: t.exposeString('name'),
    logoUrl: t.exposeString('logoUrl', { nullable: true, description: 'A public path.' }),
    color: t.exposeString('color', { nullable: true, description: "'#3a4f8c'" }),
    footer: t.exposeString('footer', { nullable: true }),
  }),
})
