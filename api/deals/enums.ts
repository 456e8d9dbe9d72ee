import { builder } from '../graphql/builder.ts'
import { keysOf } from '../rules/rules.ts'
import { dealStatuses, dealTypes, targetAreas } from './rules.ts'

export const DealStatusEnum = builder.enumType('DealStatus', { values: keysOf(dealStatuses) })
export const DealTypeEnum = builder.enumType('DealType', { values: keysOf(dealTypes) })
export const TargetAreaEnum = builder.enumType('TargetArea', { values: keysOf(targetAreas) })
