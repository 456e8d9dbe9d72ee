import { expect, test } from 'vitest'
import { readJobs } from '../fields/jobs.ts'
import { linesOfText } from '../test/linesOfText.ts'
import { settingsOf } from './postPlaces.ts'

const placesOf = (...towns: string[]) =>
  settingsOf(
    readJobs(
      linesOfText(
        ...towns.flatMap((town, at) => [
          `**${['Northwind Ltd', 'Kestrel Ltd', 'Osprey Ltd'][at]}**\t${town}`,
          `Software Engineer\t${2015 + at} - ${2016 + at}`,
          '• Built services',
        ]),
      ),
    ),
  ).map(({ place }) => place)

test('an unknown name in a header is a town only if other posts have a known place', () => {
  expect(placesOf('Leeds', 'Torremasa', 'York')).toEqual(['Leeds', 'Torremasa', 'York'])
  expect(placesOf('Torremasa', 'Krähwinden', 'Otterby')).toEqual([undefined, undefined, undefined])
})
