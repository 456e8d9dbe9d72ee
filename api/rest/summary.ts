import { talentAreas } from '../talents/rules.ts'

/** What a document selects of a talent who is only summed up. */
export const SUMMARY = /* GraphQL */ 'databaseId name role area techStack companies'

export type SummaryData = {
  databaseId: number
  area: keyof typeof talentAreas
  [field: string]: unknown
}

/** A talent summary, in the words of the specification. */
export const summaryJson = ({ databaseId, ...talent }: SummaryData) => ({
  id: databaseId,
  ...talent,
  area: talentAreas[talent.area],
})
