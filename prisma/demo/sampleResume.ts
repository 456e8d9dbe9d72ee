import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type DrawnResume, drawResume } from './drawResume.ts'

/** Draws the sample resume into the folder as `sample-resume.pdf`, for a newcomer to add, and answers its path. */
export async function writeSampleResume(folder: string): Promise<string> {
  const file = path.join(folder, 'sample-resume.pdf')
  await mkdir(folder, { recursive: true })
  await writeFile(file, await drawResume(sampleResume, 'sidebar'))
  return file
}

/** Somebody who is not in the demo database. */
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
