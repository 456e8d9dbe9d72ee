import { isSamePerson, keysMet } from '../contacts/contactKeys.ts'
import type { Deps } from '../deps.ts'
import { batched } from '../rows/batch.ts'

type ReadAccess = Pick<Deps, 'db'>

/** The maximum number of similar talents returned for a resume. */
const MOST_NAMED = 5

/** For each resume, the ids of talents with the same e-mail, phone or LinkedIn address, except its own talent. */
export const talentsLike = batched(async ({ db }: ReadAccess, ids: number[]) => {
  const resumes = await db.importedResume.findMany({
    where: { id: { in: ids } },
    select: { id: true, contactKeys: true, talentId: true },
  })
  const keys = keysMet(resumes.flatMap(({ contactKeys }) => contactKeys))
  const talents =
    keys.length === 0
      ? []
      : await db.talentSearch.findMany({
          where: { contactKeys: { hasSome: keys } },
          select: { id: true, contactKeys: true },
        })
  const alike = resumes.map(({ id, contactKeys, talentId }) => {
    const same = talents.filter(talent => talent.id !== talentId && isSamePerson(talent.contactKeys, contactKeys))
    return [
      id,
      same
        .map(talent => talent.id)
        .sort(byNumber)
        .slice(0, MOST_NAMED),
    ] as const
  })
  return new Map(alike)
})

/** For each resume, the ids of the same user's other resumes with equal bytes or contacts, without discarded ones. */
export const resumesLike = batched(async ({ db }: ReadAccess, ids: number[]) => {
  const resumes = await db.importedResume.findMany({ where: { id: { in: ids } }, select: COMPARED })
  const people = [...new Set(resumes.map(({ import: { createdById } }) => createdById))]
  const others = await db.importedResume.findMany({
    where: { import: { createdById: { in: people } }, status: { not: 'DISCARDED' } },
    select: COMPARED,
    orderBy: { id: 'asc' },
  })
  const alike = resumes.map(one => {
    const same = others.filter(
      other =>
        other.id !== one.id &&
        other.import.createdById === one.import.createdById &&
        (other.sha256 === one.sha256 || isSamePerson(other.contactKeys, one.contactKeys)),
    )
    return [one.id, same.map(({ id }) => id)] as const
  })
  return new Map(alike)
})

const COMPARED = { id: true, sha256: true, contactKeys: true, import: { select: { createdById: true } } } as const

const byNumber = (one: number, other: number) => one - other
