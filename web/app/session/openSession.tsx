import type { SessionQuery } from '../../__generated__/SessionQuery.graphql.ts'
import query from '../../__generated__/SessionQuery$parameters.ts'
import { loadCode } from '../../components/later.tsx'
import type { Show } from '../../public/definePublicPage.tsx'
import { keepAnswer } from '../../relay/earlyAnswers.ts'
import { fetchGraphQL } from '../../relay/fetchGraphQL.ts'
import { BrandName } from '../PageTitle.tsx'
import { Splash } from '../waiting.tsx'

/** Shows the staff pages to a signed-in person, and the login page to anybody else, on any path. */
export async function openSession(show: Show) {
  const importStaff = async () => (await import('../staffPages.tsx')).loadStaffPages
  let entered = false

  async function enter() {
    const answer = await fetchGraphQL(query.params, {})
    const { viewer, product } = answer.data as SessionQuery['response']
    if (!viewer) return showLogin(product.brandName)
    const loadStaffPages = await loadCode(importStaff)
    // `enter` may have been called again meanwhile, but there must be only one router.
    if (entered) return
    entered = true
    if (LOGIN.test(window.location.pathname)) window.history.replaceState(null, '', '/')
    keepAnswer(query.params, {}, answer)
    show(await loadStaffPages())
  }

  async function showLogin(brand: string) {
    const LoginPage = await loadCode(async () => (await import('../../login/LoginPage.tsx')).LoginPage)
    show(
      <BrandName value={brand}>
        <LoginPage onEnter={enter} prefetch={importStaff} />
      </BrandName>,
    )
  }

  show(<Splash />)
  await enter()
}

const LOGIN = /^\/login\/?$/i
