import { agencyPage } from '../agency/route.ts'
import { companiesPage } from '../companies/list/route.ts'
import { companyPage } from '../companies/profile/route.ts'
import { dealsPage } from '../deals/list/route.ts'
import { dealPage } from '../deals/profile/route.ts'
import { graphiqlPage } from '../graphiql/route.ts'
import { matchingPage } from '../matching/route.ts'
import { referencePage } from '../reference/route.ts'
import { revenuePage } from '../revenue/route.ts'
import { scoreboardPage } from '../scoreboard/route.ts'
import { talentsPage } from '../talents/list/route.ts'
import { talentPage } from '../talents/profile/route.ts'
import { todayPage } from '../today/route.ts'
import { sessionsPage, usersPage } from '../users/route.ts'
import { webhooksPage } from '../webhooks/route.ts'
import type { Page } from './definePage.tsx'

/** All pages for staff, one per line. The router is built from this list, the sidebar from `frame/entries.ts`. */
export const pages: Page[] = [
  todayPage,
  talentsPage,
  talentPage,
  companiesPage,
  companyPage,
  dealsPage,
  dealPage,
  revenuePage,
  matchingPage,
  scoreboardPage,
  usersPage,
  sessionsPage,
  agencyPage,
  webhooksPage,
  graphiqlPage,
  referencePage,
]
