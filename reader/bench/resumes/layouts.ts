import { bar, body, columns, exportedLink, labelled, line, page, stack, titleOf, tr, work } from './page.ts'
import { escapeHtml, type Parts } from './parts.ts'

/** A page of HTML for each layout that people use. */
export const layouts: Record<string, (parts: Parts) => string> = {
  classic: p =>
    page(p, 'h2{border-bottom:1px solid #888}', [p.name(), p.headline(), line(p, ' | '), p.summary(), ...body(p)]),

  centred: p =>
    page(
      p,
      'header{text-align:center} h2{text-align:center;letter-spacing:.35em;font-weight:400} h1{font-weight:400;letter-spacing:.2em}',
      [`<header>${p.name()}${p.headline()}${line(p, ' · ')}</header>`, p.summary(), ...body(p)],
    ),

  leftBar: p =>
    page(p, `${columns('30% 1fr')} .bar{background:#24415f;color:#fff} .bar a{color:#fff}`, [
      `<div class="columns"><aside class="bar">${bar(p)}</aside><main>${p.name()}${p.headline()}${p.summary()}${work(p)}</main></div>`,
    ]),

  rightBar: p =>
    page(p, `${columns('1fr 31%')} .bar{background:#eef2ee}`, [
      `<div class="columns"><main>${p.name()}${p.headline()}${p.summary()}${work(p)}${p.section('education', p.education())}</main><aside class="bar">${p.section('contact', stack(p.contact()))}${p.section('skills', p.skills())}${p.section('languages', p.speaks())}${p.extras()}</aside></div>`,
    ]),

  twoColumns: p =>
    page(p, `${columns('1fr 1fr')}`, [
      p.name(),
      p.headline(),
      line(p, '   '),
      `<div class="columns"><main>${work(p)}</main><main>${p.summary()}${p.section('skills', p.skills())}${p.section('education', p.education())}${p.section('languages', p.speaks())}${p.extras()}</main></div>`,
    ]),

  table: p =>
    page(p, 'td{vertical-align:top;padding:2px 10px 6px 0} td:first-child{width:32%}', [
      p.often(0.5) ? `<h1 class="plain">${titleOf(p.resume)}</h1>` : '',
      p.name(),
      p.headline(),
      p.heading('contact'),
      `<table>${labelled([...p.contact({ labels: true }), p.born()])}</table>`,
      p.summary(),
      p.heading('experience'),
      `<table>${p.resume.jobs.map(job => tr(p.period(job), p.entry(job, { dated: false, form: 'titleFirst' }))).join('')}</table>`,
      p.heading('education'),
      `<table>${p.resume.education.map(({ degree, school, from, to }) => tr(`${from} – ${to}`, `<b>${escapeHtml(degree)}</b><br>${escapeHtml(school)}`)).join('')}</table>`,
      p.section('skills', p.skills('commas')),
      p.section('languages', p.speaks()),
      p.extras(),
    ]),

  timeline: p =>
    page(
      p,
      '.at{display:grid;grid-template-columns:22% 12px 1fr;gap:10px} .at i{width:8px;height:8px;border-radius:9px;background:#c33;margin-top:4px} .at>:first-child{text-align:right;color:#555}',
      [
        p.name(),
        p.headline(),
        line(p, ' • ', { icons: true }),
        p.summary(),
        p.heading('experience'),
        ...p.resume.jobs.map(
          job =>
            `<div class="at"><div>${escapeHtml(p.period(job))}</div><i></i><div>${p.entry(job, { dated: false, form: p.pick(['titleFirst', 'oneLine', 'firmLine']) })}</div></div>`,
        ),
        p.heading('education'),
        ...p.resume.education.map(
          ({ degree, school, to }) =>
            `<div class="at"><div>${to}</div><i></i><div><b>${escapeHtml(degree)}</b><br>${escapeHtml(school)}</div></div>`,
        ),
        p.section('skills', p.skills()),
        p.section('languages', p.speaks()),
        p.extras(),
      ],
    ),

  icons: p =>
    page(
      p,
      `${columns('1fr 1fr')} h2{color:#0a6} h2::before{content:"\\f109";font-family:FluentSystemIcons-Regular;font-weight:400;margin-right:6px} .columns{gap:4px 30px}`,
      [
        p.name(),
        p.headline(),
        `<div class="columns">${p
          .contact({ labels: false, icons: true })
          .map(item => `<div>${item}</div>`)
          .join('')}</div>`,
        p.summary(),
        ...body(p),
      ],
    ),

  linkedinExport: p =>
    page(
      p,
      `${columns('32% 1fr')} .bar{background:#293e49;color:#ddd} .bar a{color:#ddd} h1{font-weight:400;font-size:24px} h2{font-weight:400;font-size:15px} .soft{color:#777}`,
      [
        `<div class="columns"><aside class="bar">${p.heading('contact')}<div>${p.resume.phone ?? ''} (Mobile)</div><div><a href="mailto:${p.resume.email}">${p.resume.email}</a></div>${exportedLink(p.resume)}${p.section('skills', p.skills('lines'))}${p.section('languages', p.speaks())}</aside><main>${p.name()}<div class="headline">${p.printed(p.resume.headline ?? p.resume.jobs[0]?.title ?? '')}</div><div class="soft">${escapeHtml(p.resume.city)}, ${p.resume.language.country}</div>${p.summary()}${p.heading('experience')}${p.resume.jobs.map(job => `<section class="entry"><div>${escapeHtml(job.firm)}</div><div><b>${p.printed(job.title)}</b></div><div>${escapeHtml(p.period(job))} (${job.to ? '2 years 3 months' : '1 year'})</div><div class="soft">${escapeHtml(job.city)}</div>${p.deeds(job)}</section>`).join('')}${p.section('education', p.resume.education.map(({ degree, school, from, to }) => `<div>${escapeHtml(school)}</div><div class="soft">${escapeHtml(degree)} · (${from} - ${to})</div>`).join(''))}</main></div>`,
      ],
    ),

  europass: p =>
    page(
      p,
      'h2{color:#2153a4;border-bottom:2px solid #2153a4;text-transform:uppercase;font-size:12px} .row{justify-content:flex-start;gap:6px} .dates{color:#555} h1{color:#2153a4}',
      [
        p.name(),
        line(p, ' | ', { labels: true }),
        p.summary(),
        p.heading('experience'),
        ...p.resume.jobs.map(
          job =>
            `<section class="entry"><div class="soft">[${escapeHtml(p.period(job))}]</div><div><b>${p.printed(job.title)}</b></div><div><b>${escapeHtml(job.firm)}</b></div><div>${p.resume.language.labels.address[0]}: ${escapeHtml(job.city)}, ${p.resume.language.country}</div>${p.deeds(job)}</section>`,
        ),
        p.section(
          'education',
          p.resume.education
            .map(
              ({ degree, school, from, to }) =>
                `<div>[${from} – ${to}]</div><div><b>${escapeHtml(degree)}</b></div><div>${escapeHtml(school)}</div>`,
            )
            .join(''),
        ),
        p.section('languages', p.speaks()),
        p.section('skills', p.skills(p.pick(['pipes', 'commas', 'dots']))),
        p.extras(),
      ],
    ),

  academic: p =>
    page(
      p,
      'body{text-align:justify} h1{text-align:center;font-weight:400} header{text-align:center} .hang{display:grid;grid-template-columns:110px 1fr} h2{font-variant:small-caps;font-weight:400;font-size:16px}',
      [
        `<header>${p.name()}${p.headline()}${p
          .contact({ labels: true })
          .map(item => `<div>${item}</div>`)
          .join('')}</header>`,
        p.summary(),
        p.section(
          'education',
          p.resume.education
            .map(
              ({ degree, school, to }) =>
                `<div class="hang"><span>${to}</span><span>${escapeHtml(degree)}, ${escapeHtml(school)}</span></div>`,
            )
            .join(''),
        ),
        p.heading('experience'),
        ...p.resume.jobs.map(
          job =>
            `<div class="hang"><span>${job.from.year}–${job.to?.year ?? p.resume.language.now[0]}</span><div>${p.entry(job, { dated: false, form: 'oneLine' })}</div></div>`,
        ),
        `<h2>Publications</h2><p>${escapeHtml(p.resume.name.last)}, ${p.resume.name.first[0]}. (2019). On the patience of small systems. <em>Journal of Quiet Results</em>, 12(3), 44–58.</p>`,
        p.section('skills', p.skills('commas')),
        p.section('languages', p.speaks()),
      ],
    ),

  dense: p =>
    page(
      p,
      'body{font-size:9px;line-height:1.15} @page{margin:10mm} h2{font-size:10px;margin:4px 0 1px;border-bottom:1px solid #000} h1{font-size:16px;text-align:center;margin:0} .contact{text-align:center} .entry{margin:1px 0} ul{margin:0}',
      [
        p.name(),
        line(p, ' | '),
        p.headline(),
        p.summary(),
        p.section('education', p.education()),
        p.section('skills', p.skills('commas')),
        work(p),
        p.section('languages', p.speaks()),
        p.extras(),
      ],
    ),

  photo: p =>
    page(p, `${columns('120px 1fr')} .photo{width:110px;height:130px;background:linear-gradient(#bcd,#89a)}`, [
      `<div class="columns"><div class="photo"></div><div>${p.name()}${p.headline()}${stack([...p.contact({ labels: true }), ...(p.born() ? [p.born() ?? ''] : [])])}</div></div>`,
      p.summary(),
      ...body(p),
    ]),

  cards: p =>
    page(
      p,
      '.card{border:1px solid #ccd;border-radius:8px;padding:6px 14px;margin:8px 0} .chips span{border:1px solid #99a;border-radius:10px;padding:1px 8px;margin:2px;display:inline-block}',
      [
        `<div class="card">${p.name()}${p.headline()}${line(p, '     ')}</div>`,
        ...[
          p.summary(),
          p.section('skills', p.skills('chips')),
          work(p),
          p.section('education', p.education()),
          p.section('languages', p.speaks()),
        ]
          .filter(Boolean)
          .map(part => `<div class="card">${part}</div>`),
        p.extras(),
      ],
    ),

  band: p =>
    page(
      p,
      '.band{background:#1d2b3a;color:#fff;padding:18px 20px;margin:-4px -8px 10px} .band a{color:#fff} .row b{color:#1d2b3a}',
      [
        `<div class="band">${p.name()}${p.headline()}${line(p, ' / ', { icons: p.often(0.5) })}</div>`,
        p.summary(),
        p.section('skills', p.skills()),
        work(p),
        p.section('education', p.education()),
        p.section('languages', p.speaks()),
        p.extras(),
      ],
    ),

  besideHeadings: p =>
    page(
      p,
      '.beside{display:grid;grid-template-columns:24% 1fr;gap:14px;margin-bottom:8px} h2{margin:0;font-size:12px}',
      [
        p.name(),
        p.headline(),
        line(p, '  |  '),
        ...[
          ['summary', p.resume.summary ? `<p>${p.printed(p.resume.summary)}</p>` : ''],
          ['experience', p.experience()],
          ['education', p.education()],
          ['skills', p.skills('commas')],
          ['languages', p.speaks()],
        ].flatMap(([kind, part]) =>
          part ? [`<div class="beside">${p.heading(kind as 'skills')}<div>${part}</div></div>`] : [],
        ),
        p.extras(),
      ],
    ),

  skillsFirst: p =>
    page(p, 'h2{background:#eee;padding:2px 6px} .headline{font-size:14px;color:#a40}', [
      p.headline(),
      p.name(),
      stack(p.contact()),
      p.section('skills', p.skills()),
      p.summary(),
      work(p),
      p.section('education', p.education()),
      p.extras(),
      p.section('languages', p.speaks()),
    ]),
}
