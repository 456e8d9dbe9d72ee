import { builder } from '../graphql/builder.ts'
import { type InputFields, onceInput, versionInput } from '../graphql/inputs.ts'
import { DealStatusEnum, DealTypeEnum, TargetAreaEnum } from './enums.ts'

/** Everything is optional here: which field is required, and with which message, is told by rules.ts alone. */
export const CreateDealInput = builder.inputType('CreateDealInput', {
  fields: t => ({
    idempotencyKey: onceInput(t),
    ...dealFields(t),
    budget: t.string({ description: "An old record's only budget, which a copy of it carries along. No form has it." }),
  }),
})

export const UpdateDealInput = builder.inputType('UpdateDealInput', {
  fields: t => ({
    id: t.int({ required: true }),
    version: versionInput(t),
    ...dealFields(t),
  }),
})

export const DuplicateDealInput = builder.inputType('DuplicateDealInput', {
  fields: t => ({ id: t.int({ required: true }), idempotencyKey: onceInput(t) }),
})

export const SetDealStatusInput = builder.inputType('SetDealStatusInput', {
  fields: t => ({
    id: t.int({ required: true }),
    status: t.field({ type: DealStatusEnum, required: true }),
    startDate: t.field({ type: 'Date', description: 'With FILLED only.' }),
  }),
})

export const SetApplicationLimitInput = builder.inputType('SetApplicationLimitInput', {
  fields: t => ({
    id: t.int({ required: true }),
    limit: t.int({ description: '1 to 1000; null is unlimited.' }),
  }),
})

function dealFields(t: InputFields) {
  return {
    title: t.string(),
    companyId: t.int(),
    dealType: t.field({ type: DealTypeEnum, description: 'MANAGED unless told otherwise.' }),
    companyBudget: t.string({ description: 'Money: what is not a digit, comma or decimal part is stripped.' }),
    candidateBudget: t.string(),
    recruitingFee: t.string(),
    weeklyHours: t.int({ description: '1 to 80; 40 unless told otherwise.' }),
    status: t.field({ type: DealStatusEnum }),
    jobDescription: t.string(),
    notes: t.string(),
    interviewDate: t.field({ type: 'DateTime' }),
    deadline: t.field({ type: 'Date' }),
    offerDetails: t.string(),
    startDate: t.field({ type: 'Date' }),
    targetArea: t.field({ type: TargetAreaEnum, description: 'Null is all areas.' }),
  }
}
