import { isMargin, isUnderFloor, type Margin, type MarginReading, percentOf } from '../budgets/rules.ts'
import { marginProblems } from '../budgets/words.ts'
import {
  type Amount,
  type AmountHints,
  decimalOf,
  isAmount,
  parseAmount,
  type Unread,
  unreadInWords,
} from '../money/rules.ts'
import { eachOf } from '../rules/rules.ts'
import { builder } from './builder.ts'

export const MoneyPeriod = builder.enumType('MoneyPeriod', {
  description: 'What an amount is paid for. ONCE is a fee.',
  values: {
    HOUR: { description: 'Per hour of work.' },
    DAY: { description: 'Per day of work.' },
    WEEK: { description: 'Per week.' },
    MONTH: { description: 'Per calendar month.' },
    YEAR: { description: 'Per year.' },
    ONCE: { description: 'Paid once: a fee.' },
  },
})

/** A text with its parsed amount. */
export type MoneyText = { text: string; reading: Amount | Unread }

/** The text with its amount; null for a missing text. */
export const moneyOf = (text: string | null | undefined, hints: AmountHints): MoneyText | null =>
  text ? { text, reading: parseAmount(text, hints) } : null

const read = ({ reading }: MoneyText) => (isAmount(reading) ? reading : null)

export const Money = builder.objectRef<MoneyText>('Money').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'An amount as it is written, and what is read of it. What cannot be read is null, never guessed.',
  fields: t => ({
    text: t.exposeString('text', { description: 'As it is written.' }),
    amount: t.string({
      nullable: true,
      description: "Decimal: '8500.00'. Of a range, the lower end.",
      resolve: money => decimal(read(money)?.from),
    }),
    upTo: t.string({
      nullable: true,
      description: 'The upper end of a range; null where it is none.',
      resolve(money) {
        const amount = read(money)
        return amount && amount.from !== amount.to ? decimalOf(amount.to) : null
      },
    }),
    currency: t.string({
      nullable: true,
      description: 'ISO 4217. Budgets that name none are in dollars.',
      resolve: money => read(money)?.currency ?? null,
    }),
    period: t.field({
      type: MoneyPeriod,
      nullable: true,
      description: 'Budgets that name none are per month, fees once.',
      resolve: money => read(money)?.period ?? null,
    }),
    unread: t.string({
      nullable: true,
      description: 'Why the text cannot be read as an amount, as a sentence.',
      resolve: ({ reading }) => (isAmount(reading) ? null : unreadInWords(reading.unread)),
    }),
  }),
})

const decimal = (cents: bigint | undefined) => (cents === undefined ? null : decimalOf(cents))

export const MarginProblemEnum = builder.enumType('MarginProblem', {
  description: 'Why there is no margin.',
  values: eachOf(marginProblems, (_problem, description) => ({ description })),
})

/** `reading` computes a margin, or the reason why there is none. `floor`: the agency's minimum margin. */
export type MarginSource = { reading(): Promise<MarginReading>; floor: number | null }

async function amountsOf(margin: MarginSource): Promise<Margin | null> {
  const reading = await margin.reading()
  return isMargin(reading) ? reading : null
}

export const MarginType = builder.objectRef<MarginSource>('Margin').implement({
  authScopes: { staff: true },
  scope: 'billing:read',
  description:
    'What stays with the agency: what the company pays less what the candidate gets, or the whole recruiting fee. Null amounts where there is none.',
  fields: t => ({
    currency: t.string({
      nullable: true,
      description: 'ISO 4217.',
      resolve: async margin => (await amountsOf(margin))?.currency ?? null,
    }),
    period: t.field({
      type: MoneyPeriod,
      nullable: true,
      description: 'MONTH, by 52/12 weeks of the weekly hours; ONCE for a fee.',
      resolve: async margin => (await amountsOf(margin))?.period ?? null,
    }),
    companyPays: t.string({
      nullable: true,
      description: "Decimal, per `period`: '8500.00'. Null where there is no margin.",
      resolve: async margin => decimal((await amountsOf(margin))?.companyPays),
    }),
    candidateGets: t.string({
      nullable: true,
      description: "Decimal, per `period`: '6000.00'. Null for a fee, and where there is no margin.",
      resolve: async margin => decimal((await amountsOf(margin))?.candidateGets),
    }),
    amount: t.string({
      nullable: true,
      description: "Decimal: '1500.00'.",
      resolve: async margin => decimal((await amountsOf(margin))?.amount),
    }),
    percent: t.float({
      nullable: true,
      description: 'Of what the company pays, to a tenth.',
      async resolve(margin) {
        const amounts = await amountsOf(margin)
        return amounts && percentOf(amounts)
      },
    }),
    isUnderFloor: t.boolean({
      description: 'Whether it lies under the floor that the agency set; see Agency.marginFloorPercent.',
      async resolve(margin) {
        const amounts = await amountsOf(margin)
        return amounts !== null && isUnderFloor(amounts, margin.floor)
      },
    }),
    floorPercent: t.exposeInt('floor', { nullable: true, description: 'The floor, if there is one.' }),
    problem: t.field({
      type: MarginProblemEnum,
      nullable: true,
      description: 'Why there is no margin; null where there is one.',
      async resolve(margin) {
        const reading = await margin.reading()
        return isMargin(reading) ? null : reading.problem
      },
    }),
  }),
})
