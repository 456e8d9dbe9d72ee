import { type DemoTalent, moved, said, shared } from '../talent.ts'

export const enterpriseTalents: DemoTalent[] = [
  {
    name: 'Jiří Dvořáček',
    role: '.NET Developer',
    area: 'TECH',
    seniority: 'Senior',
    place: 'Brno, Czech Republic',
    stack: 'C#, .NET 8, ASP.NET Core, SQL Server, Azure, RabbitMQ',
    jobs: [
      {
        company: 'Moravia Medical',
        title: 'Senior .NET Developer',
        years: '2017 - Present',
        did: 'Laboratory information system in 40 hospitals. Responsible for the regulatory documentation of the scheduling module and for its move to .NET 8.',
      },
      {
        company: 'Kubelka IT',
        title: '.NET Developer',
        years: '2012 - 2017',
        did: 'Warehouse and accounting software for mid-sized manufacturers.',
      },
      'Brno Data Works',
    ],
    summary:
      'Jiří knows how software is made where an auditor reads along. He is thorough and dry-humoured, and prefers a system that is boring to run. After eight years with one employer he is looking for something new, ideally still in healthcare.',
    highlights: [
      'Led the upgrade of a 900,000-line system to .NET 8 with no unplanned downtime',
      'Passed three external medical-device audits without findings',
    ],
    rate: { fullTime: ['€5,200'], oldFullTime: '€5,000' },
    speaks: 'Czech, English, Slovak',
    studied: 'MSc Informatics, Brno Institute of Technology, 2007 - 2012',
    addedDaysAgo: 38,
    addedBy: 'marcus',
    story: [
      said('marcus', 'Profile looks right for the healthcare clients. Left a message, he prefers e-mail over calls.'),
      said('leila', 'Answered by e-mail at length: interested, on holiday until the 2nd.'),
    ],
  },
  {
    name: 'Sulistyowati',
    role: 'Java Engineer',
    area: 'TECH',
    seniority: 'Senior',
    place: 'Yogyakarta, Indonesia',
    stack: 'Java, Spring Boot, MySQL, Kafka, Kubernetes, Jenkins',
    jobs: [
      {
        company: 'Merapi Commerce',
        title: 'Senior Java Engineer',
        years: '2019 - Present',
        did: 'Checkout and promotions for a marketplace with 11 million monthly visitors. Designed the rule engine that evaluates 3,000 promotions in under 20 ms.',
      },
      {
        company: 'Nusa Bank Digital',
        title: 'Java Engineer',
        years: '2015 - 2019',
        did: 'Core-banking integrations and the first mobile-banking API of the bank.',
      },
    ],
    summary:
      'Sulistyowati has a single name and a long list of systems that survived sales days. She is at her best where latency and business rules meet. Looking for a product company with a real engineering ladder.',
    highlights: [
      'Promotion engine held 9,200 checkouts per minute on the biggest sales day',
      'Reduced checkout errors by 64% in one year',
    ],
    rate: { fullTime: ['$4,800', '$5,600'] },
    scoring: '8.5/10',
    portrait: { hair: 'scarf', skin: 3 },
    speaks: 'Indonesian, Javanese, English',
    studied: 'BSc Informatics, Yogyakarta State Polytechnic, 2010 - 2014',
    addedDaysAgo: 72,
    addedBy: 'leila',
    story: [
      said('leila', 'Note for everybody: she has one name only. Please do not invent a surname in client documents.'),
      moved('leila', 'VETTED'),
      said('marcus', 'Time zone works: she prefers starting at ten local time and staying late.'),
      moved('leila', 'INTERVIEWED'),
      said('leila', 'Second interview went well, the client asks for a short live exercise on caching.'),
      shared('leila'),
      said(
        'ingrid',
        'Exercise passed. They are comparing her with one other candidate, answer by the end of next week.',
      ),
    ],
  },
  {
    name: "Patrick O'Sullivan",
    role: 'Ruby on Rails Developer',
    area: 'TECH',
    seniority: 'Senior',
    place: 'Cork, Ireland',
    stack: 'Ruby, Ruby on Rails, PostgreSQL, Sidekiq, Hotwire, Heroku',
    jobs: [
      {
        company: 'Tidewater Travel',
        title: 'Lead Rails Developer',
        years: '2018 - 2025',
        did: 'Led five developers on a ferry-booking platform. Moved 14 years of code from Rails 3 to Rails 7 in steps small enough to ship every week.',
      },
      {
        company: 'Gullwing Media',
        title: 'Rails Developer',
        years: '2013 - 2018',
        did: 'Subscription and paywall systems for regional newspapers.',
      },
    ],
    summary:
      'Patrick is a pragmatic Rails developer who likes old codebases and the people stuck in them. He left Tidewater after its sale and is taking his time. He would consider part-time work from the start.',
    highlights: ['Upgraded Rails 3 to 7 without one weekend release', 'Halved hosting costs to €7,000 a month'],
    phone: '+353 20 915 0123',
    rate: { hourly: ['€60', '€75'], oldHourly: '€55' },
    portrait: { hair: 'bald', skin: 0, beard: true },
    speaks: 'English, Irish',
    studied: 'BA History and Computing, Lee Valley College, 2008 - 2012',
    addedDaysAgo: 55,
    addedBy: 'marcus',
    story: [
      said('marcus', 'Good call, sensible person. Only open to part-time until the summer.'),
      moved('marcus', 'VETTED'),
      said(
        'ingrid',
        'Spoke again: he has accepted a permanent position with a former client. Asked us to come back in a year.',
      ),
      moved('ingrid', 'DROPPED'),
    ],
  },
]
