import { type Answers, Refusal } from './fakeApi.ts'

const ada = { id: 'VXNlcjox', firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.com' }
const product = { brandName: 'Talentdesk' }

/** The answers of a fake API with one recruiter, Ada, whose password is 'correct horse'. */
export function adasApi({ signedIn }: { signedIn: boolean }, more: Answers = {}): Answers {
  const session = { open: signedIn }
  const whoIsThere = () => ({ viewer: session.open ? ada : null, product })
  return {
    SessionQuery: whoIsThere,
    LoginFormMutation({ input }) {
      const { email, password } = input as { email: string; password: string }
      if (email !== ada.email || password !== 'correct horse') {
        throw new Refusal('NOT_AUTHENTICATED', 'Invalid email or password')
      }
      session.open = true
      return { signIn: { viewer: { id: ada.id } } }
    },
    PersonSignOutMutation() {
      session.open = false
      return { signOut: { success: true } }
    },
    CountsQuery: () => ({ todayCount: 0, unreadNotificationCount: 0 }),
    useColleaguesQuery: () => ({ colleagues: [] }),
    useColleaguesOwnersQuery: () => ({ colleagues: [], formerOwners: [] }),
    TypedMarginQuery: () => ({ agency: { id: 'agency', marginFloorPercent: null } }),
    MorningEmailQuery: () => ({ morningEmail: null }),
    TokensToRevokeQuery: () => ({ node: null }),
    useImportsQuery: () => ({ resumeImports: [] }),
    ...more,
  }
}
