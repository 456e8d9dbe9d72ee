import { type TargetArea, targetAreas } from '../../api/deals/words.ts'

/** The areas that matching knows, in the order of section 2. The field offers 'All Areas' before them. */
export const areaOptions: readonly { value: TargetArea; label: string }[] = (
  [
    ...(['TECH', 'SALES', 'MARKETING', 'DESIGN', 'OPERATIONS', 'FINANCE', 'HR', 'LEGAL'] as const),
    ...(['CUSTOMER_SUCCESS', 'PRODUCT', 'DATA', 'OTHER'] as const),
  ] satisfies TargetArea[]
).map(value => ({ value, label: targetAreas[value] }))
