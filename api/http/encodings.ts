/** Tells whether a client takes an encoding, by its header Accept-Encoding. */
export const takes = (encoding: 'br' | 'gzip', accepted = '') =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)
