import { describe, expect, test } from 'vitest'
import { type Described, redact } from '../test/redact.ts'
import { jane, named, seenByLink } from './test/people.ts'

describe('contacts', () => {
  test.each([
    ['Reach her at jane.doe@example.com or +44 20 7946 0958.', 'Reach her.'],
    ['E-mail: jane.doe@example.com | Phone: 020 7946 0958 | linkedin.com/in/jd-7b1', ''],
    ['Free (jane.doe@example.com) from May', 'Free from May'],
    ['Free, jane at example dot com, from May', 'Free, from May'],
    ['Free: jane [at] example.com', 'Free'],
    ['ask other.person@elsewhere.example', 'ask'],
    ['the nick jd-7b1 here', 'the nick here'],
    ['at linkedin.com/in/somebody-else now', 'now'],
    ['see https://uk.linkedin.com/in/jd-7b1/?trk=x.', ''],
    ['or 0044 (0)20 7946-0958 today', 'today'],
    ['or 2079460958 today', 'today'],
    ['or (020) 79.46.09.58 today', 'today'],
    ['Leads teams. Call 020 7946 0958. Speaks Go.', 'Leads teams. Speaks Go.'],
    ['or ٠٢٠ ٧٩٤٦ ٠٩٥٨ today', 'today'],
    [
      '2015 - 2019: 1 000 000 users, ISO 27001, 01/2019 - 05/2021',
      '2015 - 2019: 1 000 000 users, ISO 27001, 01/2019 - 05/2021',
    ],
    ['Engineer @ Zalando, then @ booking.com', 'Engineer @ Zalando, then @ booking.com'],
    ['ask jane @ example.com or other.one @ firm.example', 'ask'],
    ['old 600 700 812, new 22 187 79 73, shop 347/4458413 today', 'old, new, shop today'],
    ['since 2020 (0221 123456) or 030 / 1941 7675', 'since 2020'],
    ['old (662-582-261) and new +43 1 621561', 'old and new'],
    ['+20 % and +100 000 000 users', '+20 % and +100 000 000 users'],
    ['1 000 000 users, 180 000 sessions, 250.000.000 rows', '1 000 000 users, 180 000 sessions, 250.000.000 rows'],
    ['10.0.19045, 192.168.10.120, 2021-000457, EU 2016/679', '10.0.19045, 192.168.10.120, 2021-000457, EU 2016/679'],
    ['Worked at example.com with Node.js', 'Worked at example.com with Node.js'],
    ['+49 30 1234567 and (555) 010-0199', ''],
    ...[
      ...['22 12 34 56', '412 34 567', '9123 4567', '8 (495) 123-45-67', '1-800-555-0199', '4155550123', '98765 43210'],
      ...['(11) 91234-5678', '(0xx11) 91234-5678', '(57) 329-4868355', '13812345678', '5259 96 683', '087-953-1926'],
      ...['030 12345', '612345678', '+1 415 555 0123 ext. 12', 'max(a)firma.example', 'max [@] firma.example'],
    ].map(contact => [`old ${contact}.`, 'old.']),
    ['Twitter: @foo', ''],
    ['Photos by @j_doe, scans by #jane.doe.94, j_doe', 'Photos, scans'],
    ['The file CV_Draft_2023 and snake_case names', 'The file CV_Draft_2023 and snake_case names'],
    ['Talks on jane-doe (dot) dev, slides on meetup (dot) org', 'Talks, slides on meetup (dot) org'],
    ['nick on Discord foo#1234', 'nick on Discord'],
    ...[
      ...['VAT registration of the client: GB 999 9999 73', 'ISBN 978-3-16-148410-0', 'NIPC: 500 100 144'],
      ...['12 345 678 users', '25 300 400 rows', '40 000 000 requests', '65,000–72,000 GBP', 'GitHub: 200 stars'],
    ].map(text => [text, text]),
    ['020 7946 0000 / 0171 1234567, 01/2019 - 05/2021', '01/2019 - 05/2021'],
    ...[
      ...['(415) 555-0157/020 828 8944', '48 612 345 678', '(56-9) 3854 6594', '06/12/34/56/78', '612.345.678'],
      ...['(4155550123)', '91 80 89548543'],
    ].map(text => [`Rings ${text} daily`, 'Rings daily']),
    ['Rings 93 311 15 25 – 93 553 18 57, 📞12345678', 'Rings –, 📞'],
    ['N° 06 12 34 56 78, no. 4711 234 567', 'N°, no. 4711 234 567'],
    ['Casa (85) 1743 5943, trabalho 222369412', 'Casa, trabalho'],
    ...['EUR 1.250.000, 12 345 678 rows', 'work 2015 - 2019', 'v2.3.4.5678, 12 / 24 / 36 months'].map(text => [
      text,
      text,
    ]),
    ['realdoe88 and the_does, doe.codes, mr_doe', 'Jane D. and the_does'],
    ['WeChat ID: nightowl.79 or by post', 'WeChat ID or by post'],
    ['redoing does; Doe; undoer; studio', 'redoing does; Jane D.; undoer; studio'],
  ])('redacts %j to %j', (text, expected) => {
    expect(seenByLink(text, jane)).toBe(expected)
  })
})

const empty: Described = {
  ...{ role: '', seniority: '', companies: '', summary: '', techStack: [], keyHighlights: [], previousCompanies: [] },
  ...{ portfolioUrls: [], portfolioUrl: null },
}

test('drops links that lead to the person or are not allowed', () => {
  const portfolioUrls = [
    ...['https://janedoe.dev', 'https://github.com/janedoe', 'https://doe.example', 'https://x.example/jane%2ddoe'],
    ...['https://www.linkedin.com/in/jd-7b1', 'https://linkedin.com/in/other', 'https://x.com/someone'],
    ...['https://x.example/?m=jane.doe@example.com', 'https://wa.me/442079460958', 'https://x.example/jd-7b1'],
    ...['javascript:80/alert(1)', '/api/files/1', 'shop.example', 'https://dribbble.com/shots/1'],
    'https://undoest.example',
  ]
  const redacted = redact({ ...empty, ...jane, portfolioUrls, portfolioUrl: 'doe-design.example' })
  const innocent = ['https://shop.example', 'https://dribbble.com/shots/1', 'https://undoest.example']
  expect(redacted.portfolioUrls).toEqual(innocent)
  expect(redacted.portfolioUrl).toBeNull()
  const muller = redact({ ...empty, ...named('Zoë Müller'), portfolioUrls: ['https://xn--mller-kva.example'] })
  expect(muller.portfolioUrls).toEqual([])
})

test('keeps a profile that names nobody unchanged', () => {
  const plain: Described = {
    ...{ role: ' Senior  Engineer (m/f/d), C++ ', seniority: 'Senior', companies: 'A,B , C GmbH' },
    summary: 'First line.\n\n- second, line; "quoted" (so)  . \n',
    ...{ techStack: ['C++', '.NET', 'Node.js'], keyHighlights: ['+20 % in 2019–2021', ''] },
    previousCompanies: ['Navy, 1943 - 1949', { company: 'Univac', title: 'Lead', description: '' }],
    ...{ portfolioUrls: ['https://example.com/work'], portfolioUrl: null },
  }
  expect(redact({ ...plain, ...jane })).toEqual({ ...plain, name: 'Jane D.', keyHighlights: ['+20 % in 2019–2021'] })
})
