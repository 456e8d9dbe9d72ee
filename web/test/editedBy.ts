/** The activity of a record that Nina Kaur changed, before somebody commented on it. */
export function editedBy(noun: string) {
  const actor = (id: string, firstName: string, lastName: string) => ({
    id,
    firstName,
    lastName,
    email: `${id}@example.com`,
  })
  const node = (id: string, kind: string, who: object) => ({ node: { __typename: 'Activity', id, kind, actor: who } })
  return {
    edges: [
      node('activity-92', 'comment.added', actor('omar', 'Omar', 'Diaz')),
      node('activity-91', `${noun}.updated`, actor('nina', 'Nina', 'Kaur')),
    ],
  }
}
