import { rateTypes, talentAreas, talentStatuses } from '../talents/rules.ts'
import { dealSchemas } from './dealSchemas.ts'
import { answer, id, instant, optionalText, type Schema, text, texts, wordOf } from './jsonSchema.ts'

const previousCompanies: Schema = { type: 'array', items: { $ref: 'PreviousCompany' } }

const talent = {
  id,
  name: text,
  role: text,
  area: wordOf(talentAreas),
  seniority: text,
  status: wordOf(talentStatuses),
  techStack: texts,
  companies: { ...text, description: 'The old comma-separated list.' },
  previousCompanies,
  linkedinUrl: optionalText,
  portfolioUrls: texts,
  portfolioUrl: { ...optionalText, description: 'The old single address.' },
  portfolioPdfUrl: optionalText,
  profilePictureUrl: optionalText,
  resumeUrl: optionalText,
  email: optionalText,
  phone: optionalText,
  summary: text,
  keyHighlights: texts,
  referredBy: { type: ['integer', 'null'], description: 'The id of the talent who referred this one.' },
  internalScoring: optionalText,
  shareableId: { ...optionalText, description: 'The token of the public profile; null while not shared.' },
  preferredRateType: wordOf(rateTypes),
  minFullTimeRate: optionalText,
  maxFullTimeRate: optionalText,
  minHourlyRate: optionalText,
  maxHourlyRate: optionalText,
  preferredFullTimeRate: optionalText,
  preferredHourlyRate: optionalText,
} satisfies Record<string, Schema>

const user = { email: text, firstName: text, lastName: text }

const profile = {
  name: text,
  role: text,
  area: talent.area,
  seniority: text,
  companies: text,
  summary: text,
  techStack: texts,
  keyHighlights: texts,
  previousCompanies,
  portfolioUrls: texts,
}

/** What the calls answer with, by name. */
export const components: Record<string, Schema> = {
  Talent: answer(talent),
  TalentWithReferrer: answer({
    ...talent,
    referredByTalent: { oneOf: [answer({ id, name: text }), { type: 'null' }] },
  }),
  PreviousCompany: {
    description: 'An old plain text, or company, title and description.',
    oneOf: [
      text,
      {
        type: 'object',
        properties: { company: text, title: optionalText, description: optionalText },
        required: ['company'],
      },
    ],
  },
  ExtractedResume: answer(
    { ...profile, linkedinUrl: optionalText, email: optionalText, phone: optionalText, resumeUrl: text },
    'What a resume says. What is not printed in it stays empty.',
  ),
  UploadedPicture: answer({ profilePictureUrl: text }),
  UploadedPortfolio: answer({ portfolioPdfUrl: text }),
  Comment: answer({ id, comment: text, createdAt: instant, user: answer(user) }),
  ShareableId: answer({ shareableId: text }),
  SharedTalent: answer(
    {
      shareableId: text,
      ...profile,
      portfolioUrl: optionalText,
      portfolioPdfUrl: { ...optionalText, description: 'A public path below the share token.' },
    },
    'The limited profile for clients. The name is abbreviated.',
  ),
  User: answer({ id, ...user, role: { type: 'string', enum: ['admin', 'user'] }, createdAt: instant }),
  ...dealSchemas,
  Success: answer({ success: { type: 'boolean', const: true } }),
  Problem: {
    type: 'object',
    description: 'What went wrong, for a person to read.',
    properties: {
      message: text,
      errors: { type: 'object', additionalProperties: text, description: 'A message for each wrong field.' },
      requestId: { ...text, description: 'With 500: what to tell the operator.' },
    },
    required: ['message'],
    additionalProperties: false,
  },
}
