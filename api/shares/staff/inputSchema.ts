import { builder } from '../../graphql/builder.ts'
import { type InputFields, versionInput } from '../../graphql/mutation.ts'
import { ShareSectionEnum } from '../client/profileSchema.ts'

export const SharedTalentInput = builder.inputType('SharedTalentInput', {
  description: 'A talent to share, with the choices for them.',
  fields: t => ({
    talentId: t.int({ required: true }),
    version: versionInput(t),
    line: t.string({ description: "The recruiter's line about them." }),
    kept: t.stringList({
      description: 'The ids of the removed pieces that are shown after all: see sharePreview.',
    }),
  }),
})

export const expiryInput = (t: InputFields) =>
  t.field({ type: 'DateTime', description: 'When the link ends; null for never. Absent: 30 days for a new share.' })

/** The recipient, the talents and the sections: the same for a share and for its preview. */
export const choicesInput = (t: InputFields) => ({
  recipientName: t.string({ description: 'The person it is made for. Required to create a share.' }),
  recipientCompany: t.string({ description: "The company's name, by default that of `companyId` or of the deal." }),
  companyId: t.int(),
  dealId: t.int(),
  talents: t.field({ type: [SharedTalentInput], required: true, description: 'In the order the client sees.' }),
  sections: t.field({ type: [ShareSectionEnum], description: 'All but RATE by default.' }),
  showsNames: t.boolean({ description: 'Whole names; false by default.' }),
  expiresAt: expiryInput(t),
  note: t.string({ description: 'To the client.' }),
})
