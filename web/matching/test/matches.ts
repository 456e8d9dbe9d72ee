/** A match in the API's answer. */
export function match(id: number, name: string, more: object = {}) {
  return {
    talent: {
      id: `talent-${id}`,
      databaseId: id,
      name,
      role: 'Backend Engineer',
      status: 'VETTED',
      profilePictureUrl: null,
    },
    matchPercentage: 90 - 15 * id,
    matchReason: `${name} brings Go and Kafka; Rust is missing.`,
    relevantSkills: ['Go', 'Kafka', 'SQL', 'gRPC'],
    missingSkills: ['Rust'],
    evidence: ['Built the dispatch service in Go.'],
    isOnDeal: false,
    engagements: [],
    ...more,
  }
}
