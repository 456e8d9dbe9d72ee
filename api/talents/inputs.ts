import { builder } from '../graphql/builder.ts'
import { type InputFields, onceInput, versionInput } from '../graphql/inputs.ts'
import { RateTypeEnum, TalentAreaEnum, TalentStatusEnum } from './enums.ts'
import { PreviousCompanyInput } from './previousCompanySchema.ts'

/** Everything is optional here: which field is required, and with which message, is told by rules.ts alone. */
export const CreateTalentInput = builder.inputType('CreateTalentInput', {
  fields: t => ({
    idempotencyKey: onceInput(t),
    ...talentFields(t),
    applicationId: t.int({
      description:
        'The application of an applicant who becomes this talent. Its resume is taken unless another one is sent. CONFLICT when it has become a talent already.',
    }),
  }),
})

export const UpdateTalentInput = builder.inputType('UpdateTalentInput', {
  fields: t => ({
    id: t.int({ required: true }),
    version: versionInput(t),
    ...talentFields(t),
  }),
})

function talentFields(t: InputFields) {
  return {
    name: t.string(),
    role: t.string(),
    area: t.field({ type: TalentAreaEnum }),
    companies: t.string(),
    seniority: t.string(),
    linkedinUrl: t.string(),
    status: t.field({ type: TalentStatusEnum }),
    techStack: t.stringList(),
    portfolioUrls: t.stringList(),
    portfolioUrl: t.string(),
    portfolioPdfUrl: t.string(),
    profilePictureUrl: t.string(),
    resumeUrl: t.string(),
    email: t.string(),
    phone: t.string(),
    summary: t.string(),
    keyHighlights: t.stringList(),
    previousCompanies: t.field({ type: [PreviousCompanyInput] }),
    referredBy: t.int({ description: 'The id of the talent who referred this one.' }),
    internalScoring: t.string(),
    preferredRateType: t.field({ type: RateTypeEnum }),
    minFullTimeRate: t.string(),
    maxFullTimeRate: t.string(),
    minHourlyRate: t.string(),
    maxHourlyRate: t.string(),
    preferredFullTimeRate: t.string(),
    preferredHourlyRate: t.string(),
  }
}
