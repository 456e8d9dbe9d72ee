/** A text without the signs and spaces at its ends that only part it from others. */
export const withoutSigns = (text: string): string =>
  text.replace(/^[\s,;:()–—-]+|(?<![\s,;:.(–—-])[\s,;:.(–—-]+$/g, '')
