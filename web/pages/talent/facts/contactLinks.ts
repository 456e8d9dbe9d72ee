/** Opens a new letter. What would end the address and begin a subject or a second recipient is escaped. */
export function mailLink(email: string) {
  return `mailto:${encodeURI(email).replace(/[?&#,;]/g, encodeURIComponent)}`
}

/** Dials. '+1 (555) 010-2030 ext. 7' has a number and an extension; a machine wants both without the rest. */
export function phoneLink(phone: string) {
  const [, number = '', extension] = /^(.*?)(?:(?:ext\.?|x|#)\s*(\d+))?\s*$/i.exec(phone) ?? []
  return `tel:${number.replace(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`
}
