import { describe, expect, test } from 'vitest'
import { openApp, world } from '../../test/harness.ts'
import { readPdf } from '../../test/readPdf.ts'
import { EMPTY_SNAPSHOT } from '../snapshot/snapshot.ts'
import { type PrintedProfile, printProfiles } from './printProfiles.ts'

openApp()

const WORK = 'Moved a monolith of fourteen years to services that are deployed forty times a day. '

const profile = (name: string, more: Partial<PrintedProfile['shown']> = {}): PrintedProfile => ({
  shown: { ...EMPTY_SNAPSHOT, name, role: 'Engineer', area: 'TECH', summary: 'Leads teams.', ...more },
})

const companies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ company: `Company ${index + 1}`, title: 'Lead', description: WORK.repeat(3) },
  }))

describe('the PDF of shared profiles', () => {
  test('of one person is a page with the shown data, without a table', async () => {
    const shown = { techStack: ['Go', 'Kafka'], rate: '$90', portfolioUrls: ['https://example.com/talks'] }
    const pdf = await readPdf(await printProfiles(world, { profiles: [profile('Jane D.', shown)], needs: ['Go'] }))
    expect(pdf.pages).toHaveLength(1)
    expect(pdf.text).toMatch(/Jane D\..*Engineer · Tech.*\$90.*Leads teams\..*✓ ?Go.*Kafka.*example\.com\/talks/)
    expect(pdf.text).not.toContain('✓ Kafka')
    expect(pdf.pages[0]?.roles).not.toContain('Table')
    expect(pdf.pages[0]?.links).toEqual(['https://example.com/talks'])
  })

  test('of several people begins with a table that compares them, in the order of the share', async () => {
    const profiles = [profile('Mia W.', { seniority: 'Senior' }), profile('Ольга К.', { techStack: ['Go'] })]
    const recipient = { name: 'Carla Client', company: 'Streamhaus' }
    const share = {
      recipient,
      position: 'Data Lead',
      needs: ['Go', 'Rust'],
      note: 'Call me.',
      sharedAt: new Date('2026-11-21'),
    }
    const pdf = await readPdf(await printProfiles(world, { ...share, profiles }))
    expect(pdf.info.Title).toBe('Shortlist: Data Lead')
    const [cover, first, second] = pdf.pages
    expect(cover?.text).toMatch(/Data Lead.*2 profiles.*Carla Client, Streamhaus.*Nov 21, 2026.*Call me\./)
    expect(cover?.text).toMatch(/Mia W\..*Senior.*0 of 2.*Ольга К\..*–.*1 of 2: Go/)
    expect(cover?.text).not.toContain('Rate')
    expect(cover?.roles).toContain('TH')
    expect([first?.text, second?.text]).toEqual([
      expect.stringContaining('Mia W.'),
      expect.stringContaining('Ольга К.'),
    ])
  })

  test('cuts the end of a profile of more than two pages, says so, and leaves the other profiles whole', async () => {
    const profiles = [
      profile('Long L.', { previousCompanies: companies(40) }),
      profile('Short S.', { previousCompanies: companies(2) }),
    ]
    const { pages, text } = await readPdf(await printProfiles(world, { profiles }))
    expect(pages).toHaveLength(4)
    expect(pages[1]?.text).toContain('Company 1 ')
    expect(pages[2]?.text).toContain('More on request.')
    expect(text).toContain('…')
    expect(text).not.toContain('Company 40')
    expect(pages[3]?.text).toContain('Company 2 ')
    expect(pages[3]?.text).not.toContain('More on request.')
  })

  test('cuts long texts and long lists of lines in the same way', async () => {
    const profiles = Array.from({ length: 12 }, (_, index) =>
      profile(`Person ${index}.`, { summary: WORK.repeat(120), keyHighlights: ['x\n'.repeat(400)] }),
    )
    const { pages } = await readPdf(await printProfiles(world, { profiles }))
    expect(pages.length).toBeLessThanOrEqual(25)
  })
})
