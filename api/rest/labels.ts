const SPECIAL: Record<string, string> = {
  url: 'URL',
  urls: 'URLs',
  pdf: 'PDF',
  linkedin: 'LinkedIn',
  ai: 'AI',
  id: 'ID',
}

/** How a field is called in a message: 'techStack' is 'Tech stack', 'linkedinUrl' is 'LinkedIn URL'. */
export function labelOf(field: string): string {
  const [first = '', ...rest] = field.split(/(?=[A-Z])/).map(word => SPECIAL[word.toLowerCase()] ?? word.toLowerCase())
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}
