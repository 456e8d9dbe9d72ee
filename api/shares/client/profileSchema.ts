import { builder } from '../../graphql/builder.ts'
import { keysOf } from '../../rules/rules.ts'
import { PreviousCompany, TalentAreaEnum } from '../../talents/schema.ts'
import { clientAnswers, shareSections } from '../words.ts'
import type { ClientProfile as Profile } from './clientShare.ts'

export const ShareSectionEnum = builder.enumType('ShareSection', { values: keysOf(shareSections) })
export const ClientAnswerEnum = builder.enumType('ClientAnswerKind', { values: keysOf(clientAnswers) })

const ClientAnswer = builder.objectRef<NonNullable<Profile['answer']>>('ClientAnswer').implement({
  authScopes: { public: true },
  scope: 'every',
  description: "The client's latest answer about a profile.",
  fields: t => ({
    answer: t.expose('answer', { type: ClientAnswerEnum }),
    times: t.expose('times', { type: ['DateTime'], description: 'Up to three proposals for an interview.' }),
    comment: t.exposeString('comment', { nullable: true }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime' }),
    version: t.exposeInt('version', { description: 'Sent with the next answer: see answerClientShare.' }),
  }),
})

/** Made of frozen values alone, so that a field added to Talent never shows up here. */
export const ClientProfile = builder.objectRef<Profile>('ClientProfile').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'A talent as a client sees them. A section that was not chosen is empty.',
  fields: t => ({
    key: t.exposeString('key', { description: 'Names the profile in an answer.' }),
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
    line: t.exposeString('line', { nullable: true, description: "The recruiter's line about them; null without one." }),
    metNeeds: t.exposeStringList('metNeeds', { description: "Those of the share's needs that the profile shows." }),
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'False when the talent was deleted or withdrew the consent; then nothing of them is shown.',
    }),
    answer: t.expose('answer', { type: ClientAnswer, nullable: true }),
  }),
})
