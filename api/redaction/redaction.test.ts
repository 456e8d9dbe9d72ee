import { describe, expect, test } from 'vitest'
import { type Described, redact } from '../test/redact.ts'
import type { Identity } from './identity.ts'
import { seenText } from './seen.ts'

const jane: Identity = {
  name: 'Jane Q. Doe',
  email: 'jane.doe@example.com',
  phone: '+44 20 7946 0958',
  linkedinUrl: 'https://www.linkedin.com/in/jd-7b1',
}

const named = (name: string): Identity => ({ name, email: null, phone: null, linkedinUrl: null })
const told = (text: string, who: Identity) => seenText(text, who, { kind: 'link' })

describe('names', () => {
  test.each([
    ['Jane Q. Doe leads teams.', 'Jane D. leads teams.'],
    ['Jane Doe, J. Doe', 'Jane D.'],
    ['J.Doe wrote it', 'Jane D. wrote it'],
    ['J. Q. Doe wrote it', 'Jane D. wrote it'],
    ['JQ Doe wrote it', 'Jane D. wrote it'],
    ['Doe, Jane is an engineer', 'Jane D. is an engineer'],
    ['Written by Jane Doe.', 'Written by Jane D.'],
    ["Doe's team and Jane's team", "Jane D.'s team and Jane's team"],
    ['JANE DOE', 'Jane D.'],
    ['jane doe', 'Jane D.'],
    ['D O E  J A N E led', 'Jane D. led'],
    ['Jane\nDoe led', 'Jane D. led'],
    ['jane_doe', 'Jane D.'],
    ['janedoe42 online', 'Jane D. online'],
    ['ask @janedoe.', 'ask.'],
    ['J\u200bane D\u00adoe led', 'Jane D. led'],
    ['Ｊａｎｅ Ｄｏｅ led', 'Jane D. led'],
    ['Worked with Jane. Nobody else did.', 'Worked with Jane. Nobody else did.'],
    ['Doe Consulting GmbH', 'Jane D. Consulting GmbH'],
    ['Does what Doelling does', 'Does what Doelling does'],
  ])('redacts %j to %j', (text, expected) => {
    expect(told(text, jane)).toBe(expected)
  })

  test.each([
    ['Zoë Müller', 'Zoe Mueller led', 'Zoë M. led'],
    ['Zoe Mueller', 'Zoë Müller led', 'Zoe M. led'],
    ['Zoë Müller', 'Zoe\u0308 Mu\u0308ller led', 'Zoë M. led'],
    ['Zoë Müller', 'Müllers Team', 'Zoë M. Team'],
    ['Łukasz Żółć', 'lukasz zolc', 'Łukasz Ż.'],
    ['Ludwig van der Berg', 'L. van der Berg and Van Der Berg', 'Ludwig B. and Ludwig B.'],
    ['Ludwig van der Berg', 'van Berlin der Mann', 'van Berlin der Mann'],
    ['Ana María García Márquez', 'Ana Garcia and García Márquez', 'Ana M. and Ana M.'],
    ["Sean O'Brien", 'O’Brien, Sean; OBrien', 'Sean O.; Sean O.'],
    ['Anna-Maria Kowalska-Nowak', 'Kowalska, Anna and KowalskaNowak', 'Anna-Maria K. and Anna-Maria K.'],
    ['Jan Kowalski', 'zespół Kowalskiego', 'zespół Jan K.'],
    ['Łukasz Wójcik', 'praca z Wójcikiem', 'praca z Łukasz W.'],
    ['Doe, Jane', 'Jane Doe', 'Jane D.'],
    ['李 小龍', '李小龍在香港', '李 小.在香港'],
    ["Femke van 't Hoff", 'van ’t Hoff, Femke; Femke van t Hoff', 'Femke H.; Femke H.'],
    ['Emily St. Clair', 'St. Clair, Emily', 'Emily C.'],
    ['Willem Eva Vermeulen-Smit', 'Willem VermeulenSmit', 'Willem Willem V.'],
    ['Claudia Maria von Trappenberg', 'ask claudia_vontrappenberg or @vontrappenberg', 'ask Claudia T.'],
    ['Stefan Koch', 'Koch leitet ein Team', 'Stefan K. leitet ein Team'],
    ['Benoît Blanc', 'Blanc dirige une équipe', 'Benoît B. dirige une équipe'],
    ['Simon Cook', 'Mentor: Cook', 'Mentor: Simon C.'],
    ['Simon Cook', 'Cook – owner, a cook', 'Simon C. – owner, a cook'],
    ['Simon Cook', 'Cook', 'Cook'],
    ['渡辺 健', '健, 渡辺 and 渡辺健', '渡辺 健. and 渡辺 健.'],
    ['Theresa May', '(2015 - 2019), May’s team', '(2015 - 2019), Theresa M.’s team'],
    ['Zoë Carpenter', 'Trained as a carpenter; Carpenter moved', 'Trained as a carpenter; Zoë C. moved'],
    ['Madonna', 'Madonna sang', 'Madonna sang'],
  ])('%s: redacts %j to %j', (name, text, expected) => {
    expect(told(text, named(name))).toBe(expected)
  })
})

describe('names that are also words', () => {
  test.each([
    [
      'Theresa May',
      'In May 2019 she may lead; May 2020 - June 2021.',
      'In May 2019 she may lead; May 2020 - June 2021.',
    ],
    ['Theresa May', 'Theresa May, T. May, Ms May', 'Theresa M., Ms Theresa M.'],
    ['Theresa May', "They asked May to join May's team", "They asked Theresa M. to join Theresa M.'s team"],
    ['John Will', 'John will lead. Will relocate to Berlin.', 'John will lead. Will relocate to Berlin.'],
    ['John Will', 'John Will did it', 'John W. did it'],
    ['Jane Rose', 'Rose to lead a team; revenue rose by 20%', 'Rose to lead a team; revenue rose by 20%'],
    ['Jane Rose', 'Rose led it with grace', 'Jane R. led it with grace'],
    ['Adam Mark', 'Mark up, mark down, benchmark, marketing', 'Mark up, mark down, benchmark, marketing'],
    ['Jack Grace', 'Worked with Grace on grace periods', 'Worked with Jack G. on grace periods'],
    ['Leroy Jenkins', 'Runs Jenkins', 'Runs Jenkins'],
    ['Leroy Jenkins', 'Leroy Jenkins runs it', 'Leroy J. runs it'],
    ['Bruce Li', 'A client of the library', 'A client of the library'],
  ])('%s: redacts %j to %j', (name, text, expected) => {
    expect(told(text, named(name))).toBe(expected)
  })
})

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
  ])('redacts %j to %j', (text, expected) => {
    expect(told(text, jane)).toBe(expected)
  })
})

const empty: Described = {
  role: '',
  seniority: '',
  companies: '',
  summary: '',
  techStack: [],
  keyHighlights: [],
  previousCompanies: [],
  portfolioUrls: [],
  portfolioUrl: null,
}

test('drops links that lead to the person or are not allowed', () => {
  const portfolioUrls = [
    ...['https://janedoe.dev', 'https://github.com/janedoe', 'https://doe.example', 'https://x.example/jane%2ddoe'],
    ...['https://www.linkedin.com/in/jd-7b1', 'https://linkedin.com/in/other', 'https://x.com/someone'],
    ...['https://x.example/?m=jane.doe@example.com', 'https://wa.me/442079460958', 'https://x.example/jd-7b1'],
    ...[
      'javascript:80/alert(1)',
      '/api/files/1',
      'shop.example',
      'https://dribbble.com/shots/1',
      'https://undoest.example',
    ],
  ]
  const redacted = redact({ ...empty, ...jane, portfolioUrls, portfolioUrl: 'doe-design.example' })
  expect(redacted.portfolioUrls).toEqual([
    'https://shop.example',
    'https://dribbble.com/shots/1',
    'https://undoest.example',
  ])
  expect(redacted.portfolioUrl).toBeNull()
  const muller = redact({ ...empty, ...named('Zoë Müller'), portfolioUrls: ['https://xn--mller-kva.example'] })
  expect(muller.portfolioUrls).toEqual([])
})

test('keeps a text that names nobody unchanged', () => {
  const plain: Described = {
    role: ' Senior  Engineer (m/f/d), C++ ',
    seniority: 'Senior',
    companies: 'A,B , C GmbH',
    summary: 'First line.\n\n- second, line; "quoted" (so)  . \n',
    techStack: ['C++', '.NET', 'Node.js'],
    keyHighlights: ['+20 % in 2019–2021', ''],
    previousCompanies: ['Navy, 1943 - 1949', { company: 'Univac', title: 'Lead', description: '' }],
    portfolioUrls: ['https://example.com/work'],
    portfolioUrl: null,
  }
  expect(redact({ ...plain, ...jane })).toEqual({ ...plain, name: 'Jane D.', keyHighlights: ['+20 % in 2019–2021'] })
})

test('drops list items that held nothing but the person', () => {
  const redacted = redact({
    ...empty,
    ...jane,
    companies: 'jane.doe@example.com, Acme',
    techStack: ['Go', 'Doe'],
    keyHighlights: ['jane.doe@example.com', 'Led'],
    previousCompanies: ['jane.doe@example.com', { company: 'Doe & Sons', title: 'Lead', description: '020 7946 0958' }],
  })
  expect(redacted).toMatchObject({
    companies: 'Acme',
    techStack: ['Go'],
    keyHighlights: ['Led'],
    previousCompanies: [{ company: 'Jane D. & Sons', title: 'Lead', description: '' }],
  })
})
