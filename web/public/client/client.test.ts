import { expect, test } from 'vitest'
import { Refusal } from '../../test/fakeApi.ts'
import { type Content, client, content, locked, omar, priya } from './test/client.ts'

test('one profile is shown in the name of the agency, to whom and for which position', async () => {
  // A window in which no pointer was moved before: the form's code comes with the first use.
  const jane = await client({ content: content([priya]) }, { alone: true })
  await jane.goes('/Shared/t0ken')
  await jane.findsHeading('Priya R.')
  expect(await jane.page.title()).toBe('Talent profile · Northwind Talent')
  for (const text of ['Backend Engineer · Senior', 'Lumenpay, Carpatia Soft', 'From January', '$90 / hour']) {
    await jane.reads(text)
  }
  await jane.reads('For Jane Smith, Streamhaus')
  await jane.reads('Knows ledgers by heart.')
  await jane.reads('Good to talk on Tuesday.')
  await jane.reads('More of the portfolio on request.')
  await jane.reads('Torstraße 1, Berlin')
  const headings = await jane.page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings).toEqual([
    ...['Summary', 'Technical Skills', 'Key Highlights', 'Previous Companies', 'Portfolio', 'Your answer'],
  ])
  expect(await jane.page.locator('meta[name=robots]').last().getAttribute('content')).toContain('noindex')
  const pdf = jane.page.getByRole('link', { name: 'Download PDF' })
  expect(await pdf.getAttribute('href')).toBe('/api/shares/t0ken/profiles.pdf')
  expect(jane.asked.filter(path => /Session|TalentsPage|Dialog|AnswerForm/.test(path))).toEqual([])
  expect(jane.opened).toEqual([{ token: 't0ken' }])
})

const several = content([priya, omar, { ...priya, key: 'gone', name: '', isAvailable: false }])

test('several profiles are compared against what the position needs, and opened from the table', async () => {
  const jane = await client({ content: several })
  await jane.goes('/shared/t0ken')
  await jane.findsHeading('Backend Engineer')
  expect(await jane.page.title()).toBe('Shortlist · Northwind Talent')
  const table = jane.page.getByRole('table', { name: 'Comparison' })
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    ...['Profile', 'Role', 'Seniority', 'Availability', 'Rate', 'Your answer', 'Go', 'Kafka'],
  ])
  const row = table.getByRole('row').nth(2)
  expect(await row.getByRole('rowheader').textContent()).toBe(omar.name)
  expect(await row.getByLabel('Yes').count()).toBe(1)
  expect(await row.getByText('Not named').count()).toBe(1)
  expect(await table.getByRole('row').nth(3).textContent()).toBe('Profile 3No longer available')
  await jane.reads('This profile is no longer available.')

  expect(await jane.page.getByText('Moves slow systems.').isVisible()).toBe(false)
  await table.getByRole('link', { name: omar.name }).press('Enter')
  await jane.reads('Moves slow systems.')
  const opener = jane.page.getByRole('button', { name: omar.name, exact: true })
  expect(await opener.getAttribute('aria-expanded')).toBe('true')
  expect(await opener.evaluate(button => button === document.activeElement)).toBe(true)
  await jane.presses('Open all')
  await jane.page.getByText('Close to money').waitFor()
  await jane.presses('Close all')
  expect(await jane.page.getByText('Moves slow systems.').isVisible()).toBe(false)
  // On paper they are all open, each on a page of its own.
  await jane.page.emulateMedia({ media: 'print' })
  expect(await jane.page.getByText('Moves slow systems.').isVisible()).toBe(true)
  expect(await jane.page.getByRole('button', { name: 'Interested' }).count()).toBe(0)
})

test('a link with an anchor opens that profile', async () => {
  const jane = await client({ content: several })
  await jane.goes('/shared/t0ken#profile-2')
  await jane.reads('Moves slow systems.')
  expect(await jane.page.getByText('Close to money').isVisible()).toBe(false)
})

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const hard = { name: 'عمر خ.', role: word, line: `${word}${word}`, summary: `👩‍💻 ${word}${word}`, techStack: [word] }
const fifty = Array.from({ length: 50 }, (_, index) => ({
  ...(index % 2 ? omar : priya),
  ...(index === 2 ? hard : {}),
  key: `profile${index}`,
}))

const phone = { width: 390, height: 844 }

test('50 profiles, long words, any script and colour bar no way', async () => {
  for (const [profiles, window] of [[fifty.slice(0, 5), {}] as const, [fifty, { ...phone, dark: true }] as const]) {
    const jane = await client({ content: content(profiles), color: '#ffe600' }, window)
    await jane.goes('/shared/t0ken#profile-3')
    await jane.findsHeading('Backend Engineer')
    await jane.reads(`👩‍💻 ${word}${word}`)
    await jane.findsNoBarrier()
  }
})

test('one profile with the form of an answer bars no way', async () => {
  const jane = await client({ content: content([{ ...priya, ...hard }]), color: '#ffe600' })
  await jane.goes('/shared/t0ken')
  await jane.presses('Ask for an interview: عمر خ.')
  await jane.page.getByLabel('Time 1').waitFor()
  await jane.findsNoBarrierAnywhere()
})

test('a locked link shows nothing before its passcode, and keeps the key out of addresses', async () => {
  const jane = await locked('sesame', content([priya]), { width: 390, height: 844 })
  await jane.goes('/shared/t0ken')
  await jane.findsHeading('Enter the passcode')
  expect(await jane.page.title()).toBe('Passcode · Northwind Talent')
  expect(await jane.page.content()).not.toMatch(/Priya|Streamhaus|Backend/)
  await jane.presses('Open')
  await jane.reads('Enter the passcode')
  await jane.fills('Passcode', 'open')
  await jane.page.keyboard.press('Enter')
  await jane.reads('This passcode is not right')
  await jane.isIn('passcode')
  await jane.findsNoBarrierAnywhere()
  expect(jane.opened).toEqual([])
  await jane.fills('Passcode', 'sesame')
  await jane.page.keyboard.press('Enter')
  await jane.findsHeading('Priya R.')
  await expect.poll(() => jane.opened).toEqual([{ token: 't0ken', key: 'the-key' }])
  expect(jane.page.url()).not.toContain('the-key')

  await jane.page.reload()
  await jane.findsHeading('Priya R.')
  const requests: string[] = []
  await jane.page.route('**/profiles.pdf', (route, request) => {
    requests.push(`${new URL(request.url()).search}${request.headers()['x-share-key']}`)
    return route.fulfill({ body: '%PDF-1.7' })
  })
  const download = jane.page.waitForEvent('download')
  await jane.presses('Download PDF')
  expect((await download).suggestedFilename()).toBe('profiles.pdf')
  expect(requests).toEqual(['the-key'])
})

test('too many passcodes and an old key are told', async () => {
  const jane = await locked('sesame', content([priya]))
  jane.answers.PasscodeFormMutation = () => {
    throw new Refusal('TOO_MANY', 'Too many wrong passcodes. Please wait a few minutes.')
  }
  await jane.page.addInitScript(() => sessionStorage.setItem('talentdesk.share.t0ken', 'an old key'))
  await jane.goes('/shared/t0ken')
  await jane.fills('Passcode', 'guess')
  await jane.presses('Open')
  await jane.reads('Too many wrong passcodes. Please wait a few minutes.')
  await jane.findsNoBarrierAnywhere()
})

test('unknown, expired and revoked links look the same, and a failure can be tried again', async () => {
  const jane = await client(null)
  await jane.goes('/shared/unknown')
  await jane.findsHeading('Link not available')
  await jane.reads('This link is not valid, or not valid anymore.')
  await jane.reads('Talentdesk Ltd')

  let share: Content | null = null
  const unlucky = await client({ content: content([priya]) })
  const first = unlucky.answers.ClientPageQuery
  unlucky.answers.ClientPageQuery = variables => {
    if (share) return first?.(variables)
    throw new Refusal('TOO_MANY', 'Too many requests. Please wait a moment.')
  }
  await unlucky.goes('/shared/t0ken')
  await unlucky.findsHeading('Page not loaded')
  expect(await unlucky.page.title()).toBe('Page not loaded · Talentdesk')
  await unlucky.reads('Too many requests. Please wait a moment.')
  await unlucky.findsNoBarrierAnywhere()
  share = content([priya])
  await unlucky.presses('Try again')
  await unlucky.findsHeading('Priya R.')
})

test('an opening is counted once somebody looks at the page', async () => {
  const jane = await client({ content: content([priya]) }, { alone: true })
  await jane.page.addInitScript(() => {
    let state = 'hidden'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    Object.assign(window, {
      comesIntoView() {
        state = 'visible'
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  await jane.goes('/shared/t0ken')
  await jane.findsHeading('Priya R.')
  expect(jane.opened).toEqual([])
  for (let time = 0; time < 2; time++) await jane.page.evaluate('comesIntoView()')
  await expect.poll(() => jane.opened).toHaveLength(1)
})
