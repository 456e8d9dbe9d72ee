import type { ReactElement } from 'react'
import { laterDialog } from '../../components/laterDialog.tsx'

type AddDialog = (props: { onClose: () => void; onAdded: () => void }) => ReactElement

/** A command of the palette: opens a page, or a dialog that adds a record to the list at `to`. */
export type Command = { label: string; to: string; keywords?: string; dialog?: AddDialog }

const AddTalent = laterDialog(async () => (await import('../../talents/form/AddTalentDialog.tsx')).AddTalentDialog)
const AddDeal = laterDialog(async () => (await import('../../deals/form/AddDealDialog.tsx')).AddDealDialog)
const AddCompany = laterDialog(async () => (await import('../../companies/form/AddCompanyDialog.tsx')).AddCompanyDialog)

export const commands: Command[] = [
  { label: 'Add talent', to: '/', keywords: 'new candidate resume cv', dialog: props => <AddTalent {...props} /> },
  { label: 'Add deal', to: '/deals', keywords: 'new job position', dialog: props => <AddDeal {...props} /> },
  { label: 'Add company', to: '/companies', keywords: 'new client', dialog: props => <AddCompany {...props} /> },
  { label: 'Go to Talents', to: '/', keywords: 'candidates' },
  { label: 'Go to Companies', to: '/companies', keywords: 'clients' },
  { label: 'Go to Deals', to: '/deals', keywords: 'pipeline jobs' },
  { label: 'Go to Job Matching', to: '/job-matching', keywords: 'find fit' },
  { label: 'Go to Matching scoreboard', to: '/scoreboard', keywords: 'suggestions quality overruled' },
  { label: 'Go to User Management', to: '/users', keywords: 'password tokens' },
  { label: 'Go to Your sessions', to: '/sessions', keywords: 'devices' },
  { label: 'Go to Agency settings', to: '/agency', keywords: 'logo brand rules' },
  { label: 'Go to GraphiQL', to: '/graphiql', keywords: 'api' },
  { label: 'Go to API reference', to: '/docs/api', keywords: 'rest openapi documentation' },
]

/** Returns the commands that match: every typed word is the beginning of one of the command's words. */
export function commandsFor(text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return commands.filter(({ label, keywords = '' }) => {
    const known = `${label} ${keywords}`.toLowerCase().split(' ')
    return words.every(word => known.some(each => each.startsWith(word)))
  })
}
