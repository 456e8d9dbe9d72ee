import { builder } from '../graphql/builder.ts'
import { keysOf } from '../rules/rules.ts'
import { PreviousCompany, TalentAreaEnum } from '../talents/schema.ts'
import type { Shown } from './shown.ts'
import { clientAnswers } from './words.ts'

export const ClientAnswerEnum = builder.enumType('ClientAnswerKind', { values: keysOf(clientAnswers) })

/** Fed by what was frozen alone: a field added to Talent can never show up here. */
export const ShownProfile = builder.objectRef<Shown>('ShownProfile').implement({
  authScopes: { public: true },
  description: 'What a client sees of a talent. A section that was not chosen is empty.',
  fields: t => ({
    name: t.exposeString('name', {
      description: "First name and the initial of the last word, unless whole names were chosen: 'Ada L.'",
    }),
    role: t.exposeString('role'),
    area: t.expose('area', { type: TalentAreaEnum }),
    seniority: t.exposeString('seniority'),
    companies: t.exposeString('companies'),
    summary: t.exposeString('summary'),
    techStack: t.exposeStringList('techStack'),
    keyHighlights: t.exposeStringList('keyHighlights'),
    previousCompanies: t.expose('previousCompanies', { type: [PreviousCompany] }),
    portfolioUrls: t.exposeStringList('portfolioUrls'),
    portfolioOnRequest: t.exposeBoolean('portfolioOnRequest', {
      description: 'There is more to see than the links; the client may ask for it.',
    }),
    availability: t.exposeString('availability'),
    rate: t.exposeString('rate'),
  }),
})
