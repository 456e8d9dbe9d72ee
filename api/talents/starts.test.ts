import { expect, test } from 'vitest'
import { startOf } from './starts.ts'

/* Texts about a start, one per line, with the expected day, days of notice, 'at once' or 'unread'. */
const texts = `
2026-12-01                        | 2026-12-01
2027/3/1                          | 2027-03-01
01.03.2027                        | 2027-03-01
1.3.2027                          | 2027-03-01
1.3.27                            | 2027-03-01
ab 01.03.2027                     | 2027-03-01
Ab dem 1. März 2027               | 2027-03-01
15/03/2027                        | 2027-03-15
03/15/2027                        | 2027-03-15
01/03/2027                        | unread
03/03/2027                        | 2027-03-03
03/2027                           | 2027-03-01
2027-03                           | 2027-03-01
from 1 December 2026              | 2026-12-01
from Dec 1, 2026                  | 2026-12-01
December 1st, 2026                | 2026-12-01
Available from Feb. 3, 2027       | 2027-02-03
Start: March 2027                 | 2027-03-01
mid March 2027                    | 2027-03-15
mid-March 2027                    | 2027-03-15
Ende Februar 2027                 | 2027-02-28
fin mars 2027                     | 2027-03-31
à partir du 1er mars 2027         | 2027-03-01
a partir del 1 de marzo de 2027   | 2027-03-01
dal 1 marzo 2027                  | 2027-03-01
vanaf 1 maart 2027                | 2027-03-01
od 1 marca 2027 r.                | 2027-03-01
a partir de março de 2027         | 2027-03-01
Q2 2027                           | 2027-04-01
Immediately                       | at once
ASAP                              | at once
At once.                          | at once
sofort                            | at once
Ab sofort                         | at once
sofort verfügbar                  | at once
immédiatement                     | at once
Disponible immédiatement          | at once
de inmediato                      | at once
imediato                          | at once
da subito                         | at once
per direct                        | at once
od zaraz                          | at once
omgående                          | at once
available: immediately            | at once
2 weeks notice                    | 14 days
2 weeks' notice                   | 14 days
two weeks notice                  | 14 days
Notice period: 1 month            | 31 days
one month's notice                | 31 days
3 months notice period            | 93 days
30 days                           | 30 days
4-6 weeks                         | 42 days
3 Monate Kündigungsfrist          | 93 days
Kündigungsfrist: 4 Wochen         | 28 days
préavis de 3 mois                 | 93 days
3 mois de préavis                 | 93 days
15 días de preaviso               | 15 days
aviso prévio de 30 dias           | 30 days
2 mesi di preavviso               | 62 days
1 maand opzegtermijn              | 31 days
3 miesiące wypowiedzenia          | 93 days
3 månaders uppsägningstid         | 93 days
0 days                            | 0 days
in two weeks                      | unread
March                             | unread
soon                              | unread
2026-02-30                        | unread
Foo 1, 2026                       | unread
ASAP, 2 days a week               | unread
6 Wochen zum Quartalsende         | unread
2 weeks notice or 01.03.2027      | unread
call +49 170 1234567              | unread
2027                              | unread
40 hours                          | unread
`

const lines = texts
  .trim()
  .split('\n')
  .map(line => line.split('|').map(part => part.trim()) as [text: string, expected: string])

test.each(lines)('%s: %s', (text, expected) => {
  const start = startOf(text)
  const day = start && 'day' in start ? start.day.toISOString().slice(0, 10).replace('1970-01-01', 'at once') : null
  expect(day ?? (start && 'noticeDays' in start ? `${start.noticeDays} days` : 'unread')).toBe(expected)
})
