/**
 * The versions that the person has seen in the preview: a share that would show other versions is refused. The versions
 * are recorded while the preview is open, and remain after it is closed.
 */
export type SeenVersions = {
  /** The versions of each talent, by the part of the preview that shows the version. The oldest version is sent. */
  versions: Map<number, Map<'row' | 'profile', number>>
  basis: { of: string; dealId: number | null } | null
}

export const nothingSeen = (): SeenVersions => ({ versions: new Map(), basis: null })

/** Records the version of a talent that a part of the preview shows, or undefined once the part is removed. */
export function noteVersion(
  seen: SeenVersions,
  talentId: number,
  [part, version]: ['row' | 'profile', number | undefined],
) {
  const versions = seen.versions.get(talentId) ?? new Map()
  if (version === undefined) versions.delete(part)
  else versions.set(part, version)
  seen.versions.set(talentId, versions)
}

/** The version of the talent to send with the share; null if the person has not seen the talent. */
export function seenVersion(seen: SeenVersions, talentId: number): number | null {
  const versions = [...(seen.versions.get(talentId)?.values() ?? [])]
  return versions.length > 0 ? Math.min(...versions) : null
}

/** The basis (see the schema) to send with the share; null if the preview was for another deal. */
export function seenBasis({ basis }: SeenVersions, dealId: number | null | undefined): string | null {
  return basis && basis.dealId === (dealId ?? null) ? basis.of : null
}
