import { nearSkillLines } from '../language/jobs.ts'

/** The skills close to one, with how much of it they are worth: above 0, below 1. */
export function nearSkills(name: string): Map<string, number> {
  const near = new Map<string, number>()
  for (const [share, names] of nearSkillLines) {
    if (!names.includes(name)) continue
    for (const other of names) if (other !== name) near.set(other, Math.max(share, near.get(other) ?? 0))
  }
  return near
}
