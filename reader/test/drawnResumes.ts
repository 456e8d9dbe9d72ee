import type { DrawnResume } from './drawResume.ts'

/** Invented people. */
export const engineer: DrawnResume = {
  name: 'Zofia Kowalska',
  headline: 'Senior Backend Engineer',
  email: 'zofia.kowalska@example.com',
  phone: '+48 600 123 456',
  location: 'Kraków, Poland',
  links: [
    { label: 'linkedin.com/in/zofia-kowalska', url: 'https://www.linkedin.com/in/zofia-kowalska' },
    { label: 'zofia.example.dev', url: 'https://zofia.example.dev' },
  ],
  summary:
    'Backend engineer with nine years of experience in payment systems and data platforms for marketplaces in Europe.',
  skills: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Kafka', 'Kubernetes'],
  languages: ['Polish', 'English'],
  experience: [
    {
      company: 'Northwind Pay',
      title: 'Senior Backend Engineer',
      from: 'Mar 2021',
      to: 'Present',
      location: 'Remote',
      bullets: [
        'Cut the time of a settlement run from 4 hours to 12 minutes by moving it to streams.',
        'Led a team of 5 that rebuilt the ledger for 2.3 million accounts.',
      ],
    },
    {
      company: 'Brightside Market',
      title: 'Backend Engineer',
      from: 'Jun 2017',
      to: 'Feb 2021',
      bullets: ['Introduced contract tests, which cut broken releases by 60 %.'],
    },
    {
      company: 'Kestrel Systems',
      title: 'Junior Developer',
      from: '2015',
      to: '2017',
      bullets: ['Kept invoices going.'],
    },
  ],
  education: [{ school: 'AGH University', degree: 'MSc Computer Science', dates: '2010 - 2015' }],
}

export const designer: DrawnResume = {
  name: 'Ines Aubert',
  headline: 'UX Designer',
  email: 'ines@aubert.example',
  links: [{ label: 'ines-aubert.example.design', url: 'https://ines-aubert.example.design' }],
  summary: 'Designer of calm tools for people at work, with a weakness for typography and for talking to users.',
  skills: ['Figma', 'Prototyping', 'User Research'],
  experience: [
    {
      company: 'Studio Vol',
      title: 'UX Designer',
      from: 'September 2022',
      to: 'Present',
      bullets: ['Redesigned the booking of 80 clinics and raised satisfaction by 35%.'],
    },
  ],
  education: [{ school: 'ENSCI Paris', degree: 'MA Industrial Design', dates: '2017 - 2022' }],
}

/** The person of the sample resume: demo/files/sample-resume.pdf. */
export const sampleResume: DrawnResume = {
  name: 'Helena Sørensen-Clarke',
  headline: 'Senior Full-Stack Engineer',
  email: 'helena.clarke@example.com',
  phone: '+44 7700 900764',
  location: 'Bristol, United Kingdom',
  links: [
    { label: 'linkedin.com/in/hclarke-example', url: 'https://www.linkedin.com/in/hclarke-example' },
    { label: 'helena-clarke.example.com', url: 'https://helena-clarke.example.com' },
  ],
  summary:
    'Full-stack engineer with eleven years of experience in logistics, energy and public transport. I enjoy the unexciting parts that make a product trustworthy: data models, migrations, observability, clear errors. I have led teams of up to six engineers and work best close to the people who use what I build.',
  skills: [
    'TypeScript',
    'React',
    'Node.js',
    'GraphQL',
    'PostgreSQL',
    'Python',
    'Redis',
    'Docker',
    'Kubernetes',
    'AWS',
    'Terraform',
    'Playwright',
  ],
  languages: ['English (native)', 'Danish (fluent)', 'German (B1)'],
  experience: [
    {
      company: 'Avonline Transit',
      title: 'Senior Full-Stack Engineer',
      from: 'Apr 2021',
      to: 'Present',
      location: 'Bristol',
      bullets: [
        'Technical lead of the passenger-information platform of 340 buses and 1,900 stops, used by 220,000 people a week.',
        'Replaced nightly timetable imports by a streaming pipeline in Node.js and PostgreSQL; corrections reach displays within 8 seconds instead of the next morning.',
        'Introduced GraphQL with persisted queries and reduced the mobile data use of the app by 62%.',
        'Mentored four engineers, two of whom now lead teams of their own.',
      ],
    },
    {
      company: 'Windrush Energy',
      title: 'Full-Stack Engineer',
      from: 'Sep 2017',
      to: 'Mar 2021',
      location: 'Oxford',
      bullets: [
        'Built the customer portal for 48,000 households with solar panels in React and TypeScript, from the first sketch to accessibility audit.',
        'Designed the tariff engine in Python that calculates 3 million half-hourly readings a day; billing complaints fell by 71%.',
        'Moved twelve services to Kubernetes on AWS with Terraform, and cut the cost of hosting by 38%.',
      ],
    },
    {
      company: 'Harrow & Finch Logistics',
      title: 'Software Developer',
      from: 'Jul 2014',
      to: 'Aug 2017',
      location: 'Reading',
      bullets: [
        'Developed the proof-of-delivery application of 600 drivers, which works for a whole shift without a connection.',
        'Wrote the first automated tests of the company and brought releases from quarterly to weekly.',
      ],
    },
    {
      company: 'Severnside Council',
      title: 'Junior Web Developer',
      from: 'Aug 2013',
      to: 'Jun 2014',
      location: 'Bristol',
      bullets: ['Maintained the public website and its forms for parking, libraries and school places.'],
    },
  ],
  education: [{ school: 'Severn Valley University', degree: 'BSc Computer Science', dates: '2010 - 2013' }],
}
