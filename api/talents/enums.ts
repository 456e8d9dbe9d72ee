import { builder } from '../graphql/builder.ts'
import { keysOf } from '../rules/rules.ts'
import { rateTypes, talentAreas, talentStatuses } from './rules.ts'

export const TalentAreaEnum = builder.enumType('TalentArea', { values: keysOf(talentAreas) })
export const TalentStatusEnum = builder.enumType('TalentStatus', { values: keysOf(talentStatuses) })
export const RateTypeEnum = builder.enumType('RateType', { values: keysOf(rateTypes) })
