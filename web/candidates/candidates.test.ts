import { expect, test } from 'vitest'
import { application, candidate, dealAnswers, fleet, refuse } from '../deals/profile/test/fleet.ts'
import { openDeal } from '../deals/profile/test/openDeal.ts'

test('the column heads sort candidates of both kinds together, and the address keeps the order', async () => {
  const ada = await openDeal()
  await ada.presses('Name')
  await expect.poll(ada.names).toEqual(['Ben Adeyemi', 'Ines Carvalho', 'Mara Olsen'])
  await ada.presses('Match')
  await expect.poll(ada.names).toEqual(['Mara Olsen', 'Ines Carvalho', 'Ben Adeyemi'])
  await ada.isAt('/deals/4?sort=-match')
  await ada.page.reload()
  await expect.poll(ada.names).toEqual(['Mara Olsen', 'Ines Carvalho', 'Ben Adeyemi'])
  const row = ada.page.getByRole('row', { name: 'Mara Olsen' })
  expect(await row.textContent()).toContain('+1')
})

test('a status changes at once and is rolled back when refused; selecting a talent asks first', async () => {
  const chosen = candidate(1, 'Mara Olsen', { status: 'SELECTED' })
  let fails = false
  const ada = await openDeal({
    useCandidateActionsCandidateMutation({ input }) {
      if (fails) refuse('INTERNAL')()
      return {
        updateCandidate: {
          candidate: { ...candidate(2, 'Ben Adeyemi'), ...(input as object), id: 'candidate-2' },
          deal: fleet,
        },
      }
    },
    useCandidateActionsApplicationMutation: refuse('INTERNAL'),
    InternalCandidateSelectMutation() {
      if (fails) refuse('INTERNAL')()
      const deal = {
        ...fleet,
        selectedCandidateId: 1,
        selectedCandidate: chosen.talent,
        candidates: [chosen, candidate(2, 'Ben Adeyemi')],
      }
      return { selectWinner: { deal } }
    },
  })
  await ada.moves('Ben Adeyemi', 'Applied', 'Screened')
  await ada.hears('Status updated', 'Candidate status has been changed to Screened.')
  fails = true
  for (const [name, status] of [
    ['Mara Olsen', 'Rejected'],
    ['Ines Carvalho', 'Sent'],
  ] as const) {
    await ada.moves(name, 'Applied', status)
    await ada.hears('Error', 'There was an error updating the candidate status. Please try again.')
    await ada.page.getByRole('button', { name: `Status of ${name}: Applied` }).waitFor()
  }

  await ada.chooses('Mara Olsen', 'Select candidate')
  await ada.reads('Mara Olsen becomes the selected candidate for Fleet Engineer.')
  await ada.presses('Select')
  await ada.hears('Error', 'There was an error selecting the candidate. Please try again.')
  fails = false
  await ada.chooses('Mara Olsen', 'Select candidate')
  await ada.presses('Select')
  await ada.hears('Candidate selected', 'Mara Olsen is the selected candidate.')
  for (const name of ['Mara Olsen', 'Ines Carvalho']) {
    await ada.presses(`Actions for ${name}`)
    await ada.page.getByRole('menuitem', { name: 'Remove' }).waitFor()
    expect(await ada.page.getByRole('menuitem', { name: 'Select candidate' }).count()).toBe(0)
    await ada.escapes()
  }
})

test('removing asks first; who is removed, also by somebody else, leaves the list, and a failure is told', async () => {
  let refused: { candidate?: string; application?: string } = { candidate: 'INTERNAL', application: 'INTERNAL' }
  const applications = [application(1, 'Ines Carvalho'), application(2, 'Zoe Novak')]
  const ada = await openDeal({
    ...dealAnswers({ applications }),
    InternalCandidateRemoveMutation() {
      if (refused.candidate) refuse(refused.candidate)()
      return { removeCandidate: { deal: { ...fleet, candidates: [] } } }
    },
    ExternalCandidateRemoveMutation() {
      if (refused.application) refuse(refused.application)()
      return { removeApplication: { deal: { ...fleet, applications: [] } } }
    },
  })
  const removes = async (name: string) => {
    await ada.chooses(name, 'Remove')
    await ada.presses('Remove')
  }
  await removes('Ben Adeyemi')
  await ada.hears('Error', 'There was an error removing the candidate. Please try again.')
  await removes('Ines Carvalho')
  await ada.hears('Error', 'There was an error removing the application. Please try again.')
  refused = { candidate: 'NOT_FOUND', application: 'NOT_FOUND' }
  await removes('Mara Olsen')
  await ada.hears('Candidate already removed')
  await expect.poll(ada.names).toEqual(['Zoe Novak', 'Ines Carvalho', 'Ben Adeyemi'])
  await removes('Ines Carvalho')
  await ada.hears('Application already removed')
  await expect.poll(ada.names).toEqual(['Zoe Novak', 'Ben Adeyemi'])
  refused = {}
  await removes('Zoe Novak')
  await ada.hears('Application removed')
  await expect.poll(ada.names).toEqual(['Ben Adeyemi'])
  await removes('Ben Adeyemi')
  await ada.hears('Candidate removed')
  await ada.reads('No candidates yet')
})

test('notes are edited in a dialog; only interviewed candidates have an interview date', async () => {
  const sent: unknown[] = []
  const interviewed = candidate(1, 'Mara Olsen', { status: 'INTERVIEWED', interviewDate: '2026-11-24T13:30:00.000Z' })
  const candidates = [interviewed, candidate(2, 'Ben Adeyemi')]
  const ada = await openDeal({
    ...dealAnswers({ candidates }),
    useCandidateActionsCandidateMutation({ input }) {
      sent.push(input)
      const { notes } = input as { notes: string }
      const deal = { ...fleet, candidates }
      return { updateCandidate: { candidate: { ...candidate(2, 'Ben Adeyemi'), notes }, deal } }
    },
    useCandidateActionsApplicationMutation: refuse('INTERNAL'),
  })
  await ada.chooses('Ben Adeyemi', 'Edit notes')
  expect(await ada.dialog.getByLabel('Interview date').count()).toBe(0)
  await ada.dialog.getByLabel('Notes').fill('Call on Monday')
  await ada.presses('Save')
  await ada.reads('Notes saved')
  await ada.reads('Call on Monday')
  await ada.presses('Actions for Mara Olsen')
  const calendar = ada.page.getByRole('menuitem', { name: 'Add to calendar' })
  expect(await calendar.getAttribute('href')).toBe('/api/deal-candidates/1/interview.ics')
  await ada.escapes()
  await ada.chooses('Mara Olsen', 'Notes and interview')
  const saved = ada.dialog.getByRole('link', { name: 'Add to calendar: the saved interview' })
  expect(await saved.getAttribute('href')).toBe('/api/deal-candidates/1/interview.ics')
  await ada.dialog.getByLabel('Interview date').fill('2026-12-01T10:00')
  await ada.presses('Save')
  await expect.poll(() => sent.length).toBe(2)
  const { interviewDate } = sent[1] as { interviewDate: string }
  expect(new Date(interviewDate).getTime()).toBe(new Date('2026-12-01T10:00').getTime())
  expect(sent[0]).toEqual({ id: 2, notes: 'Call on Monday' })
  await ada.chooses('Ines Carvalho', 'Application and notes')
  expect(await ada.dialog.getByRole('link', { name: /^Resume of Ines/ }).getAttribute('href')).toContain('/api/files/1')
  await ada.dialog.getByRole('link', { name: 'ines@example.com' }).waitFor()
  await ada.dialog.getByLabel('Notes').fill('x')
  await ada.presses('Save')
  await ada.hears('Error', 'There was an error saving the notes. Please try again.')
  await ada.findsNoBarrier()
})

test('an application is updated when its resume has been read, also after the stream has reconnected', async () => {
  const news = feed<object[]>()
  const ada = await openDeal({
    ...dealAnswers({ applications: [] }),
    async useFreshApplicationsSubscription({ dealId }) {
      return { applicationsChanged: { deal: { ...fleet, databaseId: dealId, applications: await news.next() } } }
    },
  })
  news.push([application(1, null, { isProcessed: false, role: null, matchPercentage: null, techStack: [] })])
  await ada.reads('Reading resume')
  news.push([application(1, 'Ines Carvalho', { role: 'Fleet Captain' })])
  await ada.reads('Fleet Captain')
  await expect.poll(ada.names).toContain('Ines Carvalho')
  expect(await ada.page.getByText('Reading resume').count()).toBe(0)

  await ada.becomes('hidden')
  await ada.becomes('visible')
  news.push([application(1, 'Ines Carvalho'), application(2, 'Noor Haddad')])
  await expect.poll(ada.names).toContain('Noor Haddad')
})

/** A queue of pushed items; the last caller of `next` waits for the next one. */
function feed<Item>() {
  const items: Item[] = []
  let wake = () => {}
  return {
    push(item: Item) {
      items.push(item)
      wake()
    },
    async next() {
      while (items.length === 0) {
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
      return items.shift()
    },
  }
}

test('applications are polled every 30 seconds, also while hidden, and when the page becomes visible', async () => {
  let asked = 0
  const answers = {
    useFreshApplicationsQuery() {
      asked += 1
      const applications = [application(1, 'Ines Carvalho'), application(2, 'Noor Haddad')]
      return { deal: { ...fleet, applications } }
    },
  }
  const ada = await openDeal(answers, { alone: true })
  // The page opens within 15 seconds on a clock that then stands still, so the first poll is between second 30 and 45.
  const start = new Date('2026-11-23T10:00:00Z').getTime()
  await ada.page.clock.install({ time: start })
  await ada.page.reload()
  await ada.findsHeading('Fleet Engineer')
  await ada.page.clock.pauseAt(start + 15_000)
  await ada.page.clock.runFor(14_900)
  expect(asked).toBe(0)
  await ada.page.clock.runFor(15_100)
  await expect.poll(ada.names).toContain('Noor Haddad')
  // Timers sometimes fire a little early by the clock; that must not skip a poll.
  for (let beat = 2; beat <= 8; beat++) {
    if (beat === 7) await ada.becomes('hidden')
    await ada.page.clock.runFor(30_000)
    await expect.poll(() => asked).toBe(beat)
  }
  await ada.becomes('visible')
  await expect.poll(() => asked).toBe(9)
})

test('an applicant who became a candidate has one row, with their file and letter; one without a name says why', async () => {
  const unread = { role: null, techStack: [], matchPercentage: null }
  const applications = [
    application(1, 'Processing Failed - Name Not Found', unread),
    application(2, null, { isProcessed: false }),
    application(3, 'Mara Olsen', { talentId: 1, resumeUrl: '/api/files/7', coverLetter: 'I built a fleet before.' }),
    application(4, 'Noor Haddad', { talentId: 9 }),
  ]
  const ada = await openDeal(dealAnswers({ applications }))
  const unnamed = ['External Candidate', 'External Candidate']
  await expect.poll(ada.names).toEqual(['Noor Haddad', ...unnamed, 'Ben Adeyemi', 'Mara Olsen'])
  await ada.reads('2 internal · 3 external')
  await ada.reads('Processing Failed')
  await ada.reads('Reading resume')
  expect(await ada.page.getByText('Name Not Found').count()).toBe(0)
  const resume = ada.page.getByRole('link', { name: /^Resume of Mara Olsen/ })
  expect(await resume.getAttribute('href')).toMatch(/\/api\/files\/7$/)
  await ada.chooses('Mara Olsen', 'Application')
  await ada.dialog.getByText('I built a fleet before.').waitFor()
  await ada.dialog.getByText('ines@example.com').waitFor()
})
