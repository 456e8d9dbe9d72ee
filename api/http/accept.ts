/**
 * Of the offered media types the one that an `Accept` header prefers, or null if none is acceptable. By quality, then by how
 * closely the header names it, then in the order of the offer, so that whoever takes anything gets the first.
 */
export function preferredType<Type extends string>(accept: string | undefined, offered: readonly Type[]): Type | null {
  const ranges = rangesIn(accept)
  if (ranges.length === 0) return offered[0] ?? null
  const rated = offered.flatMap(type => {
    const [closest] = ranges
      .map(range => ({ ...range, closeness: closenessOf(range.range, type) }))
      .filter(({ closeness }) => closeness > 0)
      .sort((one, other) => other.closeness - one.closeness)
    return closest && closest.quality > 0 ? [{ type, ...closest }] : []
  })
  const [best] = rated.sort((one, other) => other.quality - one.quality || other.closeness - one.closeness)
  return best?.type ?? null
}

const rangesIn = (accept = '') =>
  accept
    .split(',')
    .map(part => part.split(';').map(piece => piece.trim().toLowerCase()))
    .filter(([range]) => range)
    .map(([range = '', ...parameters]) => ({ range, quality: qualityIn(parameters) }))

/** The q value; 1 when it is missing or invalid. */
function qualityIn(parameters: string[]): number {
  const written = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
  const quality = written ? Number(written) : 1
  return quality >= 0 && quality <= 1 ? quality : 1
}

/** 0 for a range that does not hold the type. */
function closenessOf(range: string, type: string): number {
  if (range === type) return 3
  if (range === `${type.split('/')[0]}/*`) return 2
  return range === '*/*' ? 1 : 0
}

/** Whether a client takes an encoding, by its header Accept-Encoding. */
export const takes = (encoding: 'br' | 'gzip', accepted = '') =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)
