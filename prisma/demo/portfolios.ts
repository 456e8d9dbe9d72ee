import type { DrawnPortfolio } from './drawPortfolio.ts'

/** What is in the portfolio PDFs, by the designer's name. */
export const portfolios: Record<string, DrawnPortfolio> = {
  'Chiara De Santis': {
    name: 'Chiara De Santis',
    tagline: 'Product design for people who are tired, worried or in a hurry.',
    look: 'sea',
    cases: [
      {
        title: 'An appointment in three taps',
        client: 'Piemonte Health, 2023 - 2024',
        story:
          'Four in ten patients gave up before an appointment was booked. We watched 48 people try, most of them in a waiting room, and learnt that the calendar came too early: nobody knew yet whom they needed. The new flow asks what hurts first and offers a time last.',
        figures: [
          ['84%', 'of bookings are completed, up from 61%'],
          ['3', 'taps for a returning patient'],
        ],
        art: 'phones',
      },
      {
        title: 'The day of a medication plan',
        client: 'Piemonte Health, 2022',
        story:
          'A plan that fits on paper does not fit a day with work, children and a night shift. We drew the real days of 26 patients, found the four moments at which doses are missed, and designed only for those.',
        figures: [
          ['26', 'days drawn with patients at their kitchen tables'],
          ['-37%', 'missed doses in the pilot group'],
        ],
        art: 'journey',
      },
    ],
  },
  'Rasmus Lindqvist': {
    name: 'Rasmus Lindqvist',
    tagline: 'Design systems that people choose to use.',
    look: 'clay',
    cases: [
      {
        title: 'From 20% to 95% of all screens',
        client: 'Öresund Software, 2020 - 2024',
        story:
          'The first system was complete and unused. The second one started with the three screens that accountants see all day and with a counter that every team could watch. Components came when somebody waited for them, with the migration done together.',
        figures: [
          ['95%', 'of screens use the system'],
          ['90', 'components, four themes, one source of tokens'],
        ],
        art: 'board',
      },
      {
        title: 'Symbols for bookkeeping',
        client: 'Öresund Software, 2021',
        story:
          'Invoice, credit note, reminder: concepts that look alike and must never be mixed up. The family is drawn on one grid, tested at 16 pixels and named in the words that accountants use.',
        figures: [
          ['260', 'symbols on a single grid'],
          ['-60%', 'time from drawing to shipped screen'],
        ],
        art: 'icons',
      },
    ],
  },
  'Naledi Mokoena': {
    name: 'Naledi Mokoena',
    tagline: 'I find out what people do, rather than what they say.',
    look: 'dusk',
    cases: [
      {
        title: 'Sixty visits, eleven languages',
        client: 'Ubuntu Bank, 2022 - 2023 (redacted)',
        story:
          'Why do people who have the app still queue for cash? We spent sixty days in shops, taxis and kitchens. The answer was not trust, as everybody had assumed. It was the price of the last transfer of the month, which nobody could predict.',
        figures: [
          ['60', 'field visits'],
          ['1.1 m', 'customers reached by what came out of it'],
        ],
        art: 'journey',
      },
      {
        title: 'A panel of 2,400',
        client: 'Ubuntu Bank, 2021',
        story:
          'Recruiting took longer than research. A standing panel, paid in airtime and asked no more than once a month, brought the time from question to first conversation from four weeks to two days.',
        figures: [
          ['2', 'days from question to conversation'],
          ['71%', 'of the panel still active after two years'],
        ],
        art: 'board',
      },
    ],
  },
  'Yuki Tanabe': {
    name: 'Yuki Tanabe',
    tagline: 'Quiet identities that last.',
    look: 'moss',
    cases: [
      {
        title: 'Signs for a mountain railway',
        client: 'Tanabe & Mori, 2021',
        story:
          'Thirty-one stations, three scripts and a great deal of snow. Two sizes of type, one circle, one line. The circle is the station; where it stands on the line tells how far there is to go.',
        figures: [
          ['180,000', 'passengers a day find their way'],
          ['31', 'stations, one rule'],
        ],
        art: 'posters',
      },
      {
        title: 'A house of tea',
        client: 'Tanabe & Mori, 2019',
        story:
          'Packaging for forty teas that share one drawing. The cut of the paper decides which part of it is seen, so that every tin is a window onto the same hill.',
        figures: [
          ['40', 'teas from one drawing'],
          ['2', 'national design awards'],
        ],
        art: 'icons',
      },
    ],
  },
  'Thandiwe Ncube': {
    name: 'Thandiwe Ncube',
    tagline: 'It moves when it explains something.',
    look: 'dusk',
    cases: [
      {
        title: 'First steps in a savings app',
        client: 'Matobo Motion, 2024',
        story:
          'Five screens of text became five short scenes. Each shows one promise of the product happening once, at the pace of a hand. With reduced motion the scenes are still pictures that tell the same.',
        figures: [
          ['+14%', 'finish the first steps'],
          ['28 KB', 'for the largest scene'],
        ],
        art: 'phones',
      },
      {
        title: 'One library of movements',
        client: 'Matobo Motion, 2023',
        story:
          'Three curves, four lengths and a page that says when to use none of them. Engineers take movements by name; nobody types a number of milliseconds any more.',
        figures: [
          ['3', 'curves for a whole product'],
          ['< 400 KB', 'for every animation together'],
        ],
        art: 'posters',
      },
    ],
  },
  'Jan-Willem van der Meulen': {
    name: 'Jan-Willem van der Meulen',
    tagline: 'Build the team, then the screens.',
    look: 'sea',
    cases: [
      {
        title: 'Letters before screens',
        client: 'Polder Insurance, 2019 - 2022',
        story:
          'Customers met us by post, at the worst moment of their year. We rewrote 140 letters with the people who answer the phone, and only then designed the pages that the letters point to.',
        figures: [
          ['8.3', 'satisfaction with a claim, up from 6.1'],
          ['1.2 m', 'euros of phone calls saved a year'],
        ],
        art: 'posters',
      },
      {
        title: 'A department of twenty-two',
        client: 'Polder Insurance, 2018 - today',
        story:
          'From six designers in marketing to twenty-two people beside product. A ladder with two sides, a weekly hour of looking at work together, and the rule that nobody presents alone in their first year.',
        figures: [
          ['22', 'designers and researchers'],
          ['4%', 'left in the last three years'],
        ],
        art: 'board',
      },
    ],
  },
}
