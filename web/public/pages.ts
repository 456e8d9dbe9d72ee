import { applicationPage } from './application/page.ts'
import { applyPage } from './apply/page.ts'
import { clientPage } from './client/page.ts'
import { consentPage } from './consent/page.ts'
import type { PublicPage } from './definePublicPage.tsx'
import { sharePage } from './share/page.ts'

/** The pages for visitors. They stand alone: no router, no session, no store. */
export const publicPages: PublicPage[] = [sharePage, clientPage, consentPage, applyPage, applicationPage]
