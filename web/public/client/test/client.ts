import type { Window } from '../../../test/browser.ts'
import { type Answers, Refusal } from '../../../test/fakeApi.ts'
import { person } from '../../../test/person.ts'

type Answered = { answer: string; times: string[]; comment: string | null; answeredAt: string; version: number }

export const priya = {
  key: 'priya',
  name: 'Priya R.',
  role: 'Backend Engineer',
  area: 'TECH',
  seniority: 'Senior',
  companies: 'Lumenpay, Carpatia Soft',
  summary: 'Close to money for five years.\nLikes ledgers.',
  techStack: ['Go', 'Kafka'],
  keyHighlights: ['Cut settlement from 50 minutes to 6'],
  previousCompanies: [
    { legacy: null, company: 'Lumenpay', title: 'Senior Engineer', description: 'Owns the ledger.' },
    { legacy: 'Brightfold, 2016 - 2018', company: null, title: null, description: null },
  ],
  portfolioUrls: ['https://code.example.com/ledger', 'javascript:alert(1)'],
  portfolioOnRequest: true,
  availability: 'From January',
  rate: '$90 / hour',
  line: 'Knows ledgers by heart.' as string | null,
  metNeeds: ['Go', 'Kafka'],
  isAvailable: true,
  answer: null as Answered | null,
}

export const omar = {
  ...priya,
  key: 'omar',
  name: 'Omar K.',
  role: 'Platform Engineer',
  summary: 'Moves slow systems.',
  line: null,
  metNeeds: ['Go'],
}

type Profile = typeof priya
export type Content = ReturnType<typeof content>

export const content = (profiles: Profile[]) => ({
  recipientName: 'Jane Smith',
  recipientCompany: 'Streamhaus',
  position: 'Backend Engineer',
  needs: ['Go', 'Kafka'],
  note: 'Good to talk on Tuesday.',
  sharedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-12-21T10:00:00.000Z',
  pdfUrl: '/api/shares/t0ken/profiles.pdf',
  profiles,
})

type Shared = { content: Content | null; color?: string } | null

/** A client with the link; collects what was counted and answered, and the paths that the page asked for. */
export async function client(shared: Shared, window: Window = {}) {
  const [opened, sent, asked] = [[] as unknown[], [] as Record<string, unknown>[], [] as string[]]
  const answers: Answers = {
    ClientPageQuery: () => ({ product: { brandName: 'Talentdesk Ltd' }, clientShare: shared && opening(shared) }),
    useCountedOpeningMutation({ input }) {
      opened.push(input)
      return { openClientShare: { success: true } }
    },
    AnswerMutation({ input }) {
      const { answer, times, comment, version } = input as Answered
      sent.push(input as Record<string, unknown>)
      const answeredAt = new Date().toISOString()
      return {
        answerClientShare: {
          profile: { answer: { answer, times, comment, answeredAt, version: (version ?? 0) + 1 } },
        },
      }
    },
  }
  const jane = await person(answers, window)
  jane.page.on('request', request => asked.push(new URL(request.url()).pathname))
  return { ...jane, answers, opened, sent, asked }
}

/** The same for a link with a passcode, whose key is 'the-key'. */
export async function locked(passcode: string, behind: Content, window: Window = {}) {
  const jane = await client({ content: null }, window)
  jane.answers.ClientPageQuery = ({ key }) => ({
    product: { brandName: 'Talentdesk Ltd' },
    clientShare: opening({ content: key === 'the-key' ? behind : null }),
  })
  jane.answers.PasscodeFormMutation = ({ input }) => {
    const wrong = 'This passcode is not right'
    if ((input as { passcode: string }).passcode !== passcode) {
      throw new Refusal('INVALID_INPUT', wrong, { fields: { passcode: wrong } })
    }
    return { unlockClientShare: { key: 'the-key' } }
  }
  return jane
}

const opening = ({ content: found, color = '#7a1fa2' }: NonNullable<Shared>) => ({
  agency: { name: 'Northwind Talent', logoUrl: null, color, footer: 'Torstraße 1, Berlin' },
  content: found,
})
