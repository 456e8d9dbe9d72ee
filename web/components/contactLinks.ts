/** Opens a new letter. What would end the address and begin a subject or a second recipient is escaped. */
export function mailLink(email: string) {
  return `mailto:${encodeURI(email).replace(/[?&#,;]/g, encodeURIComponent)}`
}

/** Dials. '+1 (555) 010-2030 ext. 7' has a number and an extension; a machine wants both without the rest. */
export function phoneLink(phone: string) {
  const extension = /(?:ext\.?|x|#)\s{0,9}(\d{1,10})$/i.exec(phone.trimEnd())
  const number = phone.slice(0, extension?.index).replace(/[^\d+]/g, '')
  return `tel:${number}${extension ? `;ext=${extension[1]}` : ''}`
}
