import type { Descriptions } from '../graphql/descriptions.ts'

/** What the schema says of the questions to applicants. */
export const questionDescriptions: Descriptions = {
  'QuestionKind.TEXT': 'By a short text.',
  'QuestionKind.CHOICE': 'By one of several choices.',
  'QuestionKind.YES_NO': 'By Yes or No.',
}
