/** A text without the separators and spaces at its ends. */
export const withoutSigns = (text: string): string =>
  text.replace(/^[\s,;:()–—-]+|(?<![\s,;:.(–—-])[\s,;:.(–—-]+$/g, '')
