/**
 * The versions that the person has seen in the preview: a share that would show something else is refused. It is filled while the
 * preview is open, and outlives it.
 */
export type SeenVersions = {
  /** Versions of each talent's parts, by the part: the oldest one counts. */
  versions: Map<number, Map<'row' | 'profile', number>>
  basis: { of: string; dealId: number | null } | null
}

export const nothingSeen = (): SeenVersions => ({ versions: new Map(), basis: null })

/** Notes the version of a talent that a part of the preview shows; undefined once the part is gone. */
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

/** The version of the talent that is sent along; null where nothing was seen. */
export function seenVersion(seen: SeenVersions, talentId: number): number | null {
  const versions = [...(seen.versions.get(talentId)?.values() ?? [])]
  return versions.length > 0 ? Math.min(...versions) : null
}

/** The basis that is sent along; null where the preview of another deal was seen. */
export function seenBasis({ basis }: SeenVersions, dealId: number | null | undefined): string | null {
  return basis && basis.dealId === (dealId ?? null) ? basis.of : null
}
