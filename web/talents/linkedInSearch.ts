/** The address of LinkedIn's search for a person. */
export function linkedInSearch({ name, role }: { name: string; role: string }): string {
  return `https://www.linkedin.com/search/results/people/?${new URLSearchParams({ keywords: `${name} ${role}`.trim() })}`
}
