import type { DrawnResume } from '../../../prisma/demo/drawResume.ts'

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
