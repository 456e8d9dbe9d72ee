import { formWords } from '../forms.ts'
import { entry, flat, joined, line, page, row, sectionsOf, stack, tr, withJobs } from '../page.ts'
import type { Parts } from '../parts.ts'

/** Habits of typing the header of an entry that no separator gives away, and whole resumes of certain trades. */
export const habitLayouts: Record<string, (parts: Parts) => string> = {
  /** Employer and title on one line, told apart by weight or slant alone; the town follows without a comma. */
  weightOnly: p => {
    const [isFirmBold, isItalic, hasTown] = [p.often(0.5), p.often(0.5), p.often(0.6)]
    return withJobs(p, '', ({ title, firm, city, period, deeds }) => {
      const other = isItalic ? ['<em>', '</em>'] : ['', '']
      const where = joined(' ', firm, hasTown ? city : '')
      const [strong, soft] = isFirmBold ? [where, title] : [title, where]
      return entry(row(`<b>${strong}</b> ${other[0]}${soft}${other[1]}`, period), deeds)
    })
  },

  /** A line about the employer between the title and its name. */
  tagLine: p => {
    const { tag } = formWords(p.resume.language.key).entry
    const isBelowFirm = p.often(0.5)
    return withJobs(p, '.tag{font-style:italic;color:#777;font-size:.92em}', ({ title, firm, city, period, deeds }) =>
      entry(
        isBelowFirm
          ? `${row(`<b>${firm || title}</b>`, period)}<div class="tag">${tag}</div><div>${firm ? title : ''}</div>`
          : `${row(`<b>${title}</b>`, period)}<div class="tag">${tag}</div><div>${joined(', ', firm, city)}</div>`,
        deeds,
      ),
    )
  },

  /** Brackets after the title or the employer: the contract, the length of stay, the town. */
  brackets: p => {
    const { contract } = formWords(p.resume.language.key).entry
    const form = p.pick(['contract', 'dates', 'town', 'firm'])
    return withJobs(p, '', ({ title, firm, city, period, deeds }) => {
      const forms: Record<string, string> = {
        contract: `${row(`<b>${title}</b> (${contract})`, period)}<div>${joined(', ', firm, city)}</div>`,
        dates: `<div><b>${title}</b> ${period && `(${period})`}</div><div>${firm} (${city})</div>`,
        town: `${row(`<b>${firm || title}</b> (${city})`, period)}<div>${firm ? title : ''}</div>`,
        firm: row(`<b>${title}</b>${firm && ` (${joined(', ', firm, city)})`}`, period),
      }
      return entry(forms[form] ?? '', deeds)
    })
  },

  /** Each job is one line, as people of kitchens, crafts and shops list them. */
  oneLiners: p => {
    const form = p.pick(['dash', 'comma', 'colon', 'dots'])
    return withJobs(
      p,
      `body{font-size:11.5pt} .leader{flex:1;border-bottom:1px dotted #555;margin-bottom:4px} h2{text-decoration:${p.pick(['underline', 'none'])}}`,
      ({ title, firm, city, period }) => {
        const forms: Record<string, string> = {
          dash: `<div>${joined(' – ', period, title, firm, city)}</div>`,
          comma: `<div>${joined(', ', title, firm, city, period)}</div>`,
          colon: `<div>${period && `${period}: `}${joined(', ', title, firm)}${city && ` (${city})`}</div>`,
          dots: `<div class="row"><span>${joined(', ', title, firm)}</span><span class="leader"></span><span>${period}</span></div>`,
        }
        return forms[form] ?? ''
      },
    )
  },

  /** Strengths in prose come first; the jobs are a short list at the end. */
  functional: p => {
    const { strengths: words } = formWords(p.resume.language.key)
    const order = p.pick(['titleFirst', 'firmFirst'])
    const sections = sectionsOf(p, {
      experience: p.resume.jobs
        .map(job => p.texts(job))
        .map(
          ({ title, firm, period }) =>
            `<div>${joined(', ', ...(order === 'titleFirst' ? [title, firm] : [firm, title]), period)}</div>`,
        )
        .join(''),
    })
    const isJobs = ({ kind }: { kind: string }) => kind === 'experience'
    const prose = [
      [words.people, words.peopleText],
      [words.order, words.orderText],
      [words.quality, words.qualityText],
    ]
    return page(p, 'h2{border-bottom:1px solid #999} h3{font-size:1em;margin:5px 0 0}', [
      p.name(),
      p.headline(),
      line(p, ' | '),
      flat(sections.filter(({ kind }) => kind === 'summary')),
      `<h2>${p.headed(words.heading)}</h2>${prose.map(([head, text]) => `<h3>${head}</h3><p>${text}</p>`).join('')}`,
      flat(sections.filter(section => !isJobs(section) && section.kind !== 'summary')),
      flat(sections.filter(isJobs)),
      p.clause(),
    ])
  },

  /** A list of projects with their clients, tasks and techniques, as people who work on contract have. */
  projectList: p => {
    const words = formWords(p.resume.language.key).entry
    return withJobs(
      p,
      'table{border-collapse:collapse;margin-bottom:9px} td{vertical-align:top;padding:1px 12px 1px 0}',
      ({ title, firm, city, period, deeds }) =>
        `<table>${tr(period, `<b>${title}</b>`)}${firm ? tr(`${words.client}:`, joined(', ', firm, city)) : ''}${deeds ? tr(`${words.tasks}:`, deeds) : ''}</table>`,
    )
  },

  /** A tabular life with personal data, a photo at the right, and place, date and name at the end. */
  tabularVita: p => {
    const { vita, europass } = formWords(p.resume.language.key)
    const { name, city } = p.resume
    const facts = [...p.contact({ labels: true }), vita.born, vita.status, europass.nationality]
    const table = (rows: [string, string][]) =>
      `<table>${rows.map(([left, right]) => tr(left, right)).join('')}</table>`
    const sections = sectionsOf(p, {
      experience: table(
        p.resume.jobs.map(job => {
          const { title, firm, city: place, period, deeds } = p.texts(job)
          return [period, `${joined(', ', title, firm, place)}${deeds}`]
        }),
      ),
      education: table(p.schools().map(({ degree, school, period }) => [period, joined(', ', degree, school)])),
    })
    return page(
      p,
      'td{vertical-align:top;padding:1px 12px 5px 0} td:first-child{width:150px} .photo{float:right;width:105px;height:135px;background:linear-gradient(#ccd,#99a)} h1{font-size:20px}',
      [
        p.often(0.6) ? `<h1>${vita.title}</h1>` : '',
        '<div class="photo"></div>',
        p.section(
          'contact',
          table(
            [`Name: ${name.first} ${name.last}`, ...facts].map(text => {
              const [, label = '', value = text] = text.match(/^([^<:]{2,28}) ?: (.*)$/) ?? []
              return [label && `${label}:`, value]
            }),
          ),
        ),
        p.headline(),
        flat(sections),
        `<p style="margin-top:22px">${city}, ${vita.closing}</p><p>${name.first} ${name.last}</p>`,
      ],
    )
  },

  /** Years that hang in the margin, and long lists of what a scholar has written and taught. */
  scholar: p => {
    const { last, first } = p.resume.name
    const hang = (year: string, text: string) => `<div class="hang"><span>${year}</span><div>${text}</div></div>`
    const papers = [
      `<b>${last}, ${first[0]}.</b>, Okafor, N. &amp; Lind, P. (2021). Patience in small systems. <em>Journal of Quiet Results</em>, 12(3), 44–58.`,
      `Lind, P. &amp; <b>${last}, ${first[0]}.</b> (2018). Counting what is left out. <em>Annals of Careful Measurement</em>, 7, 101–120.`,
    ]
    const sections = sectionsOf(p, {
      experience: p.resume.jobs
        .map(job => p.texts(job))
        .map(({ title, firm, city, period, deeds }) => hang(period, `${joined(', ', title, firm, city)}${deeds}`))
        .join(''),
      education: p
        .schools()
        .map(({ degree, school, year }) => hang(year, joined(', ', degree, `<em>${school}</em>`)))
        .join(''),
    })
    return page(
      p,
      '.hang{display:grid;grid-template-columns:156px 1fr;margin-bottom:3px} h1{font-weight:400} h2{font-weight:700;font-size:1.1em} p{padding-left:24px;text-indent:-24px}',
      [
        p.name(),
        p.headline(),
        stack(p.contact()),
        flat(sections),
        `<h2>${p.headed('Publications')}</h2>${papers.map(text => `<p>${text}</p>`).join('')}`,
        p.clause(),
      ],
    )
  },

  /** The long form that American public service asks for: hours, grade and supervisor of each post. */
  federal: p =>
    withJobs(p, 'body{font-size:10.5pt}', ({ title, firm, city, period, deeds }) =>
      entry(
        `<div><b>${firm || title}</b></div><div>${city}</div><div>${period}</div><div>Hours per week: 40 &nbsp; Series: 0${p.pick([343, 301, 610])} &nbsp; Grade: ${p.pick(['09', '11', '12'])}</div>${firm ? `<div><b>${title}</b></div>` : ''}<div>Supervisor: Robin Hale (okay to contact)</div><div><u>Duties and accomplishments:</u></div>`,
        deeds,
      ),
    ),
}
