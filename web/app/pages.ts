import { companiesPage } from '../pages/companies/route.ts'
import { companyPage } from '../pages/company/route.ts'
import { dealPage } from '../pages/deal/route.ts'
import { dealsPage } from '../pages/deals/route.ts'
import { graphiqlPage } from '../pages/graphiql/route.ts'
import { matchingPage } from '../pages/matching/route.ts'
import { applyPage } from '../pages/public/apply/route.ts'
import { sharePage } from '../pages/public/share/route.ts'
import { sessionsPage } from '../pages/sessions/route.ts'
import { talentPage } from '../pages/talent/route.ts'
import { talentsPage } from '../pages/talents/route.ts'
import { usersPage } from '../pages/users/route.ts'
import type { Page } from './definePage.tsx'

/** Every page there is, one line each. The router and the sidebar are made from this list. */
export const pages: Page[] = [
  talentsPage,
  talentPage,
  companiesPage,
  companyPage,
  dealsPage,
  dealPage,
  matchingPage,
  usersPage,
  sessionsPage,
  graphiqlPage,
  sharePage,
  applyPage,
]
