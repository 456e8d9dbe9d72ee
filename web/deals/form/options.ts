import {
  ALL_AREAS,
  type DealStatus,
  dealFormAreas,
  dealStatuses,
  type TargetArea,
  targetAreas,
} from '../../../api/deals/rules.ts'

/** The seven statuses as they are offered. */
export const statusOptions = Object.entries(dealStatuses) as [DealStatus, string][]

/** The areas of the deal form (section 5), and the one that the deal has when matching knows it only. */
export function areaOptions(current: TargetArea | 'all'): [TargetArea | 'all', string][] {
  const known: readonly TargetArea[] = dealFormAreas
  const offered = current === ALL_AREAS || known.includes(current) ? known : [...known, current]
  return [[ALL_AREAS, 'All areas'], ...offered.map((area): [TargetArea, string] => [area, targetAreas[area]])]
}

/**
 * Fields that go with statuses which section 4 does not allow: as long as no deal can have one of these, they are not
 * shown.
 */
export function fieldsOfStatus(status: DealStatus) {
  const word: string = dealStatuses[status]
  return {
    interviewDate: ['Interview Scheduled', 'Interviewed'].includes(word),
    offerDetails: ['Offer Extended', 'Offer Accepted', 'Offer Rejected'].includes(word),
  }
}
