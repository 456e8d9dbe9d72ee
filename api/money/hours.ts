import { z } from 'zod'
import { cleanedAmount, hasDigit, piecesOf } from './pieces.ts'

/**
 * Reads hours a week as people type them: '40', '32 h', '37,5', '37½', '37 1/2', '37:30', '37h30', '40 Std./Woche'. NaN
 * for digits that are not a single number ('37-38'); undefined without a number.
 */
export function hoursOf(typed: string): number | undefined {
  if (!hasDigit(typed) && !/\p{No}/u.test(typed)) return undefined
  const text = cleanedAmount(typed.replace(/\p{No}/gu, sign => ` ${sign.normalize('NFKC')}`)).replaceAll('⁄', '/')
  const [, sign, whole = '0', decimals = '', minutes = 0, above = 0, below = 1, rest = ''] = HOURS.exec(text) ?? []
  if (sign === undefined || !isOfHours(rest)) return Number.NaN
  const size = Number(decimals.length === 3 ? `${whole}${decimals}` : `${whole}.${decimals || 0}`)
  return (sign === '' ? 1 : -1) * (size + Number(minutes) / 60 + Number(above) / Number(below))
}

const HOURS =
  /^([-−]?)\+?(?:(\d{1,6}(?![\d/])))?(?:[.,](\d{1,6})|(?::| ?h ?)([0-5]\d)(?!\d)(?: ?min)?| ?(\d{1,3})\/([1-9]\d{0,2}))?((?:[^\d].*)?)$/iu

/** True for an empty text, or for words of hours and weeks: ' h', ' hours per week'. */
function isOfHours(rest: string): boolean {
  const pieces = piecesOf(`1 ${rest}`) ?? []
  const [one, ...others] = pieces
  return (
    one?.kind === 'number' &&
    one.digits === '1' &&
    one.times === 1n &&
    others.every(
      piece => piece.kind === 'period' && piece.periods.every(period => period === 'HOUR' || period === 'WEEK'),
    )
  )
}

/** Rules for hours a week. A fraction is refused, with the nearest whole numbers in the message. */
export function weeklyHoursRules({ label, most }: { label: string; most: number }) {
  const wrong = `${label} must be a whole number`
  return z
    .number(wrong)
    .min(1, `${label} must be at least 1`)
    .max(most, `${label} cannot exceed ${most}`)
    .refine(Number.isInteger, {
      error: ({ input }) => {
        const nearest = [Math.floor(Number(input)), Math.ceil(Number(input))].filter(
          hours => hours >= 1 && hours <= most,
        )
        return `${wrong}: ${nearest.join(' or ')}.`
      },
    })
}
