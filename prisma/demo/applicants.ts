import { PDFDocument, rgb } from 'pdf-lib'
import { fingerprintOf } from '../../api/applications/apply.ts'
import type { Deps } from '../../api/deps.ts'
import { storeBytes } from '../../api/files/files.ts'
import { chance } from './chance.ts'
import type { DemoApplication, DemoDeal } from './deal.ts'
import { type DrawnResume, drawResume } from './drawResume.ts'
import { demoTalents, splitList } from './people.ts'
import { layoutOf, resumeOf } from './resumes.ts'

/** An application with the file that came with it. */
export type Arrived = { deal: string; application: DemoApplication; resumeUrl: string; fingerprint: string }

/** Draws the resumes of those who applied, and puts them into the storage. They have no owner yet. */
export async function storeApplications(deps: Pick<Deps, 'db' | 'storage'>, deals: DemoDeal[]): Promise<Arrived[]> {
  const all = deals.flatMap(deal => (deal.applications ?? []).map(application => ({ deal: deal.title, application })))
  return Promise.all(
    all.map(async ({ deal, application }) => {
      const bytes = await drawFile(application)
      const filename = `${application.name ?? 'scan0001'}.pdf`
      const file = await storeBytes(deps, { kind: 'APPLICATION', filename, bytes, uploadedById: null })
      const { email = null, phone = null } = application
      return { deal, application, resumeUrl: file.url, fingerprint: fingerprintOf(file, { email, phone }) }
    }),
  )
}

function drawFile(application: DemoApplication): Promise<Uint8Array> {
  const { name, becameTalent } = application
  const talent = demoTalents.find(each => each.name === becameTalent)
  if (talent) return drawResume(resumeOf(talent), layoutOf(talent))
  if (name === null) return drawScan()
  return drawResume(applicantResume(name, application), name.length % 2 === 0 ? 'oneColumn' : 'sidebar')
}

function applicantResume(name: string, { role = '', stack = '', email, phone }: DemoApplication): DrawnResume {
  const luck = chance(`${name}, resume`)
  const since = luck.between(2018, 2021)
  const skills = splitList(stack)
  const [first = role, second = role, third = role] = skills
  return {
    name,
    headline: role,
    email: email ?? '',
    phone,
    location: luck.pick(PLACES),
    summary: `${role} with ${2026 - since + 4} years of experience, most of them with ${first} and ${second}.`,
    skills,
    experience: [
      {
        company: luck.pick(EMPLOYERS),
        title: role,
        from: `Mar ${since}`,
        to: 'Present',
        bullets: [`Responsible for ${first} and ${third} in a team of ${luck.between(4, 11)}.`, luck.pick(DEEDS)],
      },
      {
        company: luck.pick(FORMER_EMPLOYERS),
        title: `Junior ${role}`,
        from: `Sep ${since - 4}`,
        to: `Feb ${since}`,
        bullets: [`First steps with ${second}; two years on the support rota.`],
      },
    ],
    education: [
      { school: 'Open University of the North', degree: luck.pick(DEGREES), dates: `${since - 8} - ${since - 4}` },
    ],
  }
}

const PLACES = ['Malmö, Sweden', 'Leeds, United Kingdom', 'Durban, South Africa', 'Cork, Ireland'] as const
const EMPLOYERS = ['Fernhill Digital', 'Osprey Systems', 'Kanal & Kraan', 'Blue Door Media'] as const
const FORMER_EMPLOYERS = ['Lindgren Data', 'Parkway Software', 'Three Towers', 'Mill Street Press'] as const
const DEEDS = [
  'Took over a project that was a year late and delivered it in four months.',
  'Halved the number of complaints within a year.',
  'Introduced reviews, and wrote the page that explains them.',
] as const
const DEGREES = ['BSc Computer Science', 'BA Communication', 'BSc Mathematics'] as const

/** A page that was photographed askew: grey lines, and no text at all. */
async function drawScan(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  const luck = chance('scan')
  page.drawRectangle({ x: 0, y: 0, width: 595, height: 842, color: rgb(0.93, 0.92, 0.89) })
  for (let y = 760; y > 90; y -= luck.between(14, 26)) {
    page.drawRectangle({ x: 64, y, width: luck.between(160, 440), height: 6, color: rgb(0.45, 0.45, 0.47) })
  }
  return document.save()
}
