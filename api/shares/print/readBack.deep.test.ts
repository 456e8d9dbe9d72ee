import { beforeAll, expect, test } from 'vitest'
import { as, type Caller, openApp, world } from '../../test/harness.ts'
import { make } from '../../test/make.ts'

openApp()

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
})

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ company: `Harbour & Sons ${index + 1}`, title: index % 2 ? 'Service Designer' : 'Lead UX Designer' },
    description:
      'Led the redesign of a booking service that 40,000 people use each day.\n• Asked nurses\n• Asked patients',
  }))

/** Sample talents, which together have everything that the PDF shows. Each new kind of profile gets an entry. */
const talents = {
  'a usual profile': {
    ...{ name: 'Ada Byron', role: 'Senior Software Engineer', area: 'TECH', seniority: 'Senior' },
    ...{ phone: '+44 20 7946 0000', availability: 'In two weeks', companies: 'Northwind, Kestrel' },
    summary: 'Engineer with twelve years of payments behind her.\nLeads teams through audits and writes plain code.',
    techStack: ['TypeScript', 'Node.js', 'C++', 'CI/CD', 'Machine learning'],
    keyHighlights: ['Cut the time of a release from two days to nine minutes', 'Led an audit of forty services'],
    previousCompanies: [
      { company: 'Northwind Pay', title: 'Senior Engineer', description: 'Moved a monolith to services.' },
      { company: 'Kestrel Ltd', title: 'Engineer', description: '' },
    ],
    portfolioUrls: [
      'https://talks.example.dev/2026',
      'https://example.org/a/long/path/that/goes/over/the/end/of/the/line/for/sure',
    ],
  },
  'a long history and many skills': {
    ...{ name: 'Marie-Claire O’Neill', role: 'Principal UX Designer', area: 'DESIGN', seniority: 'Principal' },
    portfolioUrls: ['https://work.example.design'],
    techStack: Array.from({ length: 40 }, (_, index) => `Skill ${index + 1} of design`),
    keyHighlights: Array.from(
      { length: 6 },
      (_, index) =>
        `${index + 1} things done well for a client, told at such a length that it goes over the end of the line`,
    ),
    previousCompanies: posts(9),
  },
  'firms without titles, and very long names': {
    ...{ name: 'Jan Kowalski', role: 'Head of Marketing · Growth', area: 'MARKETING', seniority: 'Lead' },
    techStack: ['SEO'],
    previousCompanies: [
      { company: 'Acme', title: '', description: '' },
      {
        company:
          'A very long name of a company that goes on and on over the end of the line and a bit more, GmbH & Co. KG',
        title:
          'Chief Marketing Officer for Europe, the Middle East and Africa, and for all that lies between and beyond them',
        description: 'Traded.',
      },
      { company: 'Globex', title: '', description: 'Sold.' },
    ],
  },
  Russian: {
    ...{ name: 'Ольга Кузнецова', role: 'Бэкенд разработчик', area: 'TECH', seniority: 'Mid' },
    summary: 'Разработчик серверных систем с опытом восемь лет. Любит простые решения и ясный код.',
    techStack: ['Go', 'Kafka'],
    keyHighlights: ['Ускорила поиск в десять раз'],
    previousCompanies: [{ company: 'Яндекс', title: 'Старший разработчик', description: 'Поиск по товарам.' }],
  },
  Greek: {
    ...{ name: 'Ελένη Μαρκάκη', role: 'Μηχανικός λογισμικού', area: 'TECH', seniority: 'Senior' },
    techStack: ['Java'],
    previousCompanies: [
      { company: 'Άλφα Τράπεζα', title: 'Μηχανικός', description: 'Πληρωμές για τρία εκατομμύρια πελάτες.' },
    ],
  },
  Korean: {
    ...{ name: '김민수', role: '백엔드 개발자', area: 'TECH', seniority: 'Senior' },
    summary:
      '결제 시스템을 8년 동안 개발했습니다. 팀을 이끌고 코드를 검토했습니다. 안정성과 단순함을 중요하게 생각합니다. 대규모 트래픽을 처리하는 서비스를 설계했습니다.',
    techStack: ['Java'],
    previousCompanies: [
      { company: '네이버', title: '선임 개발자', description: '검색 서비스 개발' },
      { company: '카카오', title: '개발자', description: '메신저 개발' },
    ],
  },
  Chinese: {
    ...{ name: '王伟', role: '后端工程师', area: 'TECH', seniority: 'Senior' },
    summary:
      '拥有八年支付系统开发经验。带领团队完成审计。喜欢简单的解决方案。负责设计和运营高流量服务。培训新员工并编写清晰的文档。在上海和北京工作过。',
    techStack: ['Java'],
    previousCompanies: [{ company: '阿里巴巴', title: '高级工程师', description: '开发支付网关。' }],
  },
}

test.each(Object.entries(talents))('all texts in the PDF of %s can be read back', async (_, values) => {
  const shown = {
    summary: 'Likes plain answers and sturdy code, and says so.',
    keyHighlights: [],
    portfolioUrls: [],
    ...values,
  }
  const { id } = await make.talent(shown)
  const answer = await staff.fetch({ method: 'GET', url: `/api/talents/${id}/profile.pdf?names=1` })
  const read = await world.extraction.extractResume({ bytes: answer.rawPayload })
  const { name, role, seniority, techStack, previousCompanies, keyHighlights, summary, portfolioUrls } = shown
  expect(read).toMatchObject({
    ...{ name, role, seniority, techStack, previousCompanies, keyHighlights, summary, portfolioUrls },
    ...{ area: shown.area, email: null, phone: null, doubts: [] },
  })
})
