/**
 * Returns the offered media type that an `Accept` header prefers, or null if none is acceptable. Types are compared by
 * quality, then by how specific the range is, then by their order: a client that accepts everything gets the first
 * type.
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

/** How specific a media range is; 0 if it does not include the type. */
function closenessOf(range: string, type: string): number {
  if (range === type) return 3
  if (range === `${type.split('/')[0]}/*`) return 2
  return range === '*/*' ? 1 : 0
}

/** Whether the header Accept-Encoding allows an encoding. */
export const takes = (encoding: 'br' | 'gzip', accepted = '') =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)
