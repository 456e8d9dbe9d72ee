import { builder } from '../../graphql/builder.ts'
import { enumOf } from '../../graphql/enums.ts'
import { clientAnswers, shareSections } from '../words.ts'
import type { ClientProfile as Profile } from './clientShare.ts'

export const ShareSectionEnum = enumOf('ShareSection', shareSections, { description: 'A section of a profile.' })
export const ClientAnswerEnum = enumOf('ClientAnswerKind', clientAnswers, {
  description: "A client's choice about a talent.",
  meanings: {
    INTERESTED: 'the client wants to know more.',
    NOT_THIS_ONE: 'the client does not want this talent.',
    INTERVIEW: 'with up to three proposals for a time.',
  },
})

const ClientAnswer = builder.objectRef<NonNullable<Profile['answer']>>('ClientAnswer').implement({
  authScopes: { public: true },
  scope: 'every',
  description: "The client's latest answer about a profile.",
  fields: t => ({
    answer: t.expose('answer', { type: ClientAnswerEnum, description: 'The choice.' }),
    times: t.expose('times', { type: ['DateTime'], description: 'Up to three proposals for an interview.' }),
    comment: t.exposeString('comment', { nullable: true, description: 'The comment; null without one.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', description: 'The time of the latest answer.' }),
    version: t.exposeInt('version', { description: 'Sent with the next answer: see answerClientShare.' }),
  }),
})

/** A profile as a client sees it: only frozen values, so that a field added to Talent never appears here. */
export const ClientProfile = builder.objectRef<Profile>('ClientProfile').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'A talent as a client sees them. A section that was not chosen is empty.',
  fields: t => ({
    key: t.exposeString('key', { description: 'Names the profile in an answer.' }),
    name: t.exposeString('name', {
      description: "First name and the initial of the last word, unless whole names were chosen: 'Ada L.'",
    }),
    portfolioUrls: t.exposeStringList('portfolioUrls', {
      description: 'Links to work, without those that lead to the person.',
    }),
    portfolioOnRequest: t.exposeBoolean('portfolioOnRequest', {
      description: 'There is more to see than the links; the client may ask for it.',
    }),
    availability: t.exposeString('availability', {
      description: 'The start as a text.',
    }),
    rate: t.exposeString('rate', { description: 'The wanted rates as one text.' }),
    line: t.exposeString('line', { nullable: true, description: "The recruiter's line about them; null without one." }),
    metNeeds: t.exposeStringList('metNeeds', { description: "Those of the share's needs that the profile shows." }),
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'False when the talent was deleted or withdrew the consent; then nothing of them is shown.',
    }),
    answer: t.expose('answer', {
      type: ClientAnswer,
      nullable: true,
      description: "The client's own latest answer; null before.",
    }),
  }),
})
