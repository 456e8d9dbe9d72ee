const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 'Nov 2026', of '2026-11'. */
export const monthInWords = (key: string) => (/^\d{4}-\d\d$/.test(key) ? MONTH.format(new Date(`${key}-01`)) : key)
