export const commentLabels = { comment: 'Comment' } as const
