import type { Descriptions } from '../graphql/descriptions.ts'

const ONE_OF = 'Exactly one of talent, deal and company is set.'

/** What the schema says of comments, mentions and reminders. */
export const commentDescriptions: Descriptions = {
  'Comment.company': `The company it is on. ${ONE_OF}`,
  'Comment.deal': `The deal it is on. ${ONE_OF}`,
  'Comment.talent': `The talent it is on. ${ONE_OF}`,
  'Comment.user': 'Who wrote it.',
  'CommentReference.company': 'The company that is named; null when it is something else.',
  'CommentReference.deal': 'The deal that is named; null when it is something else.',
  'CommentReference.talent': 'The talent who is named; null when it is something else.',
  'CommentReference.user': 'The colleague who is named and notified; null when it is something else.',
  'Mention.comment': 'The comment that names the viewer.',
  'AddCommentInput.talentId': 'The `databaseId` of the talent to comment on; or one of the others.',
  'AddCommentInput.dealId': 'The `databaseId` of the deal to comment on; or one of the others.',
  'AddCommentInput.companyId': 'The `databaseId` of the company to comment on; or one of the others.',
  'Mutation.deleteComment': 'Deletes a comment: one’s own, or any for admins.',
}
