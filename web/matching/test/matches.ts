/** A match in the API's answer. */
export function match(
  id: number,
  name: string,
  { talent, ...more }: { talent?: object; isOnDeal?: boolean; predictedMargin?: object } = {},
) {
  return {
    talent: {
      id: `talent-${id}`,
      databaseId: id,
      name,
      role: 'Backend Engineer',
      status: 'VETTED',
      profilePictureUrl: null,
      engagements: [] as object[],
      ...talent,
    },
    matchPercentage: 90 - 15 * id,
    matchReason: `${name} brings Go and Kafka; Rust is missing.`,
    relevantSkills: ['Go', 'Kafka', 'SQL', 'gRPC'],
    missingSkills: ['Rust'],
    evidence: ['Built the dispatch service in Go.'],
    isOnDeal: false,
    predictedMargin: null,
    verdicts: [
      { key: 'SKILL:Go', verdict: 'MET', note: '', evidence: [{ place: 'Skills', quote: 'Go' }] },
      { key: 'SKILL:Rust', verdict: 'MISSING', note: 'Not mentioned', evidence: [] },
    ],
    ...more,
  }
}

/** What the API reads of a description. */
export const asked = [
  { kind: 'ROLE', label: 'Backend Engineer', importance: 'MUST' },
  { kind: 'SKILL', label: 'Go', importance: 'MUST' },
  { kind: 'SKILL', label: 'Rust', importance: 'WISH' },
]
export const readRequirements = () => ({ readRequirements: { requirements: asked } })
