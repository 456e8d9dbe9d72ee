/** What an applicant has chosen and typed. */
export type Entries = { resume: File | null; email: string; phone: string }

export const emptyEntries: Entries = { resume: null, email: '', phone: '' }

/** One way to reach them is enough. */
export const isReachable = ({ email, phone }: Pick<Entries, 'email' | 'phone'>) => Boolean(email.trim() || phone.trim())
