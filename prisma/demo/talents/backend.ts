import { type DemoTalent, edited, moved, said, shared } from '../talent.ts'

export const backendTalents: DemoTalent[] = [
  {
    name: 'Ana-Maria Ionescu',
    role: 'Senior Backend Engineer',
    area: 'TECH',
    seniority: 'Senior',
    place: 'Cluj-Napoca, Romania',
    stack: 'Go, PostgreSQL, Kafka, gRPC, Kubernetes, Terraform, Redis',
    jobs: [
      {
        company: 'Lumenpay',
        title: 'Senior Backend Engineer',
        years: 'Mar 2021 - Present',
        did: 'Owns the ledger and payout services of a European payment provider. Cut end-of-day settlement from 50 minutes to 6 by replacing nightly batches with an event-sourced ledger. Mentors four engineers and runs the on-call rota.',
      },
      {
        company: 'Carpatia Soft',
        title: 'Backend Engineer',
        years: '2018 - 2021',
        did: 'Built order routing for a grocery marketplace in Go and PostgreSQL. Took the API from 40 to 600 requests per second on the same hardware.',
      },
      {
        company: 'Brightfold',
        title: 'Junior Developer',
        years: '2016 - 2018',
        did: 'Maintained a Java booking system and wrote its first integration tests.',
      },
    ],
    summary:
      'Ana-Maria is a backend engineer who has spent the last five years close to money: ledgers, payouts, reconciliation. She explains difficult trade-offs in plain words and is used to being the person product asks first. She wants a team that values correctness and is open to leading two or three people, not more.',
    highlights: [
      'Cut end-of-day settlement from 50 minutes to 6',
      'Zero unreconciled payouts across 14 months and 2.3 million transactions',
      'Introduced contract tests that removed 80% of cross-team release blockers',
    ],
    phone: '+44 7700 900142',
    rate: { fullTime: ['€6,800', '€7,600'] },
    scoring: '9/10, exceptional on data consistency, clear communicator',
    portrait: { hair: 'long', skin: 1, glasses: true },
    speaks: 'Romanian, English, Italian',
    studied: 'BSc Computer Science, Technical University of Cluj, 2012 - 2016',
    addedDaysAgo: 84,
    addedBy: 'ingrid',
    story: [
      said(
        'ingrid',
        'Came in through a former colleague at Lumenpay. First call was excellent: concrete numbers, no buzzwords. She wants to stay remote with at most one office week per quarter.',
      ),
      moved('ingrid', 'VETTED'),
      said(
        'marcus',
        'Technical screen done. Walked me through double-entry invariants without being asked. Strong yes for anything in payments.',
      ),
      edited('marcus', { minFullTimeRate: '€6,200', maxFullTimeRate: '€7,000' }),
      shared('marcus'),
      moved('marcus', 'INTERVIEWED'),
      said(
        'leila',
        'Client loved the system design round. One open point: notice period is two months, but she believes it can be shortened to six weeks.',
      ),
      said('ingrid', 'Spoke with her about the notice period. Six weeks confirmed by her manager, in writing.'),
      said('marcus', 'Offer expected on Monday. Budget is €7,200, which she would take for the ledger work alone.'),
    ],
  },
  {
    name: 'Tomasz Wiśniewski',
    role: 'Staff Backend Engineer',
    area: 'TECH',
    seniority: 'Staff',
    place: 'Wrocław, Poland',
    stack:
      'Java, Kotlin, Spring Boot, PostgreSQL, Kafka, Cassandra, AWS, Terraform, Docker, Kubernetes, Gradle, Elasticsearch, Redis, RabbitMQ, gRPC, GraphQL, OpenTelemetry, Grafana, Python, Bash',
    jobs: [
      {
        company: 'Parcelwise',
        title: 'Staff Engineer',
        years: '2020 - Present',
        did: 'Sets the technical direction for 35 engineers in parcel tracking. Led the move from a shared monolith to nine services with clear owners over 20 months without a feature freeze. Wrote the internal guide to service boundaries that the company still hires by.',
      },
      {
        company: 'Silesia Systems',
        title: 'Senior Java Developer',
        years: '2015 - 2020',
        did: 'Led the customs-clearance team and its integrations with six national authorities.',
      },
      {
        company: 'Odra Telecom',
        title: 'Java Developer',
        years: '2011 - 2015',
        did: 'Billing and mediation for 3 million subscribers.',
      },
      'Freelance, web shops',
    ],
    summary:
      'Tomasz is the engineer other engineers go to before a big decision. Fourteen years on the JVM, most of them in logistics, with a record of taking systems apart while they keep running. He still codes about half the week and would like to keep it that way.',
    highlights: [
      'Split a 1.2-million-line monolith into nine owned services in 20 months',
      'Brought tracking-event latency at the 99th percentile from 4 s to 350 ms',
      'Runs a 60-person internal architecture guild',
    ],
    rate: { fullTime: ['€8,500', '€10,000'], hourly: ['€75', '€90'] },
    scoring: '9.5/10, staff-level in substance, not only in title',
    speaks: 'Polish, English, German',
    studied: 'MSc Computer Science, Wrocław Polytechnic, 2006 - 2011',
    addedDaysAgo: 91,
    addedBy: 'marcus',
    story: [
      moved('marcus', 'VETTED'),
      said(
        'ingrid',
        'Read his public talk notes. The part about deleting services is the best I have seen on that topic.',
      ),
      said(
        'marcus',
        'Two-hour conversation about decomposing their monolith. He is honest about what he would do differently. Not cheap, and worth it.',
      ),
      shared('ingrid'),
      moved('ingrid', 'INTERVIEWED'),
      said(
        'ingrid',
        'Final round on Thursday with the CTO. Prepared him for the question about management: he wants influence, not reports.',
      ),
      moved('ingrid', 'ASSIGNED'),
      said('ingrid', 'Signed. Starts at the beginning of next month, full-time, remote from Wrocław.'),
      said('marcus', 'Invoice details are with accounting. His contract runs through his own company.'),
    ],
  },
  {
    name: 'Oluwaseun Adeyemi',
    role: 'Backend Engineer',
    area: 'TECH',
    seniority: 'Mid-level',
    place: 'Lagos, Nigeria',
    stack: 'Node.js, TypeScript, NestJS, PostgreSQL, Redis, AWS, Docker',
    jobs: [
      {
        company: 'Kolo Savings',
        title: 'Backend Engineer',
        years: '2022 - Present',
        did: 'Builds the wallet and recurring-savings APIs of a consumer finance app with 400,000 customers. Designed idempotent transfers after a duplicate-debit incident and wrote the public post-mortem.',
      },
      {
        company: 'Harbourline',
        title: 'Software Developer',
        years: '2020 - 2022',
        did: 'Shipping-quote engine in Node.js. Integrated five carriers with very different ideas of what an API is.',
      },
    ],
    summary:
      'Seun grew up professionally in fintech, where a retry at the wrong moment costs somebody money. He is careful, quick to learn and asks good questions early. Looking for his first team outside Nigeria, remote, with a strong reviewer next to him.',
    highlights: [
      'Reduced failed transfers from 2.1% to 0.2%',
      'Kept the wallet API at 99.97% availability through a tenfold growth',
    ],
    phone: '+44 7700 900318',
    rate: { fullTime: ['$3,800', '$4,500'] },
    scoring: '8/10, great trajectory',
    speaks: 'English, Yoruba',
    studied: 'BSc Mathematics, Lagoon State University, 2015 - 2019',
    addedDaysAgo: 47,
    addedBy: 'leila',
    story: [
      said('leila', 'Very good first call. Overlap with Central Europe is complete, connection was stable throughout.'),
      moved('leila', 'VETTED'),
      said(
        'marcus',
        'Code exercise came back within a day: small commits, tests first, honest README about what is missing.',
      ),
      said(
        'ingrid',
        'Introduced to the savings client. They want a pairing session rather than a puzzle, which suits him.',
      ),
    ],
  },
  {
    name: 'Nguyễn Thị Hồng Ánh',
    role: 'Python Backend Developer',
    area: 'TECH',
    seniority: 'Mid-level',
    place: 'Đà Nẵng, Vietnam',
    stack: 'Python, FastAPI, Django, PostgreSQL, Celery, Redis, Docker, GCP',
    jobs: [
      {
        company: 'Songhan Labs',
        title: 'Backend Developer',
        years: '2021 - Present',
        did: 'Backend of a hotel-operations product used by 900 properties. Rewrote the nightly rate import so that it streams, and memory use fell from 6 GB to 300 MB.',
      },
      {
        company: 'Bamboo Studio',
        title: 'Python Developer',
        years: '2019 - 2021',
        did: 'Django sites and internal tools for agency clients in Japan and Australia.',
      },
      {
        company: 'Hải Vân Software',
        title: 'Intern',
        years: '2018 - 2019',
        did: 'Automated tests of a logistics product.',
      },
    ],
    summary:
      "Hồng Ánh writes calm, well-tested Python and has carried a hotel-operations backend largely on her own for three years. Her written English is better than most native speakers' tickets. She is used to working with Australian clients and prefers a morning overlap.",
    highlights: [
      'Cut peak memory of the nightly import by 95%',
      'Raised test coverage of a legacy Django app from 12% to 78%',
      'Speaker at a regional Python meet-up, three years running',
    ],
    rate: { hourly: ['$28', '$35'] },
    scoring: '8/10, spoken English a notch below written',
    portrait: { hair: 'bob', skin: 2 },
    speaks: 'Vietnamese, English, Japanese',
    studied: 'BEng Software Engineering, Danang Institute of Technology, 2014 - 2019',
    addedDaysAgo: 63,
    addedBy: 'ingrid',
    story: [
      said(
        'ingrid',
        'Referred by a client in Melbourne who worked with her agency. Clean answers on async and on when not to use it.',
      ),
      moved('ingrid', 'VETTED'),
      said('leila', 'Client in Melbourne would like a four-hour overlap. Works for her from seven in the morning.'),
      edited('ingrid', { minHourlyRate: '$25', maxHourlyRate: '$30' }),
      said('ingrid', 'Adjusted her rate after we compared it with the market. She had been underselling herself.'),
    ],
  },
]
