const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const TENS = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 }
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const LATER_ORDINALS = ['eleventh', 'twelfth', ...TEENS.map(teen => `${teen}th`)]

/** Maps the words for numbers up to 99 to digits, and ordinals to digits with 'th', such as 'third' to '3th'. */
const NUMBERS = new Map([
  ...[...ONES, ...TEENS].map((word, index) => [word, `${index + 1}`] as const),
  ...[...ORDINALS, ...LATER_ORDINALS].map((word, index) => [word, `${index + 1}th`] as const),
  ...([
    ['twentieth', '20th'],
    ['thirtieth', '30th'],
  ] as const),
  ...Object.entries(TENS).flatMap(([ten, value]) => [
    [ten, `${value}`] as const,
    ...ONES.slice(0, 9).map((one, index) => [`${ten} ${one}`, `${value + index + 1}`] as const),
    ...ORDINALS.slice(0, 9).map((one, index) => [`${ten} ${one}`, `${value + index + 1}th`] as const),
  ]),
])

const anyNumber = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|')
const NUMBER = new RegExp(`\\b(?:${anyNumber})\\b`, 'g')

/** Replacements, applied in this order, which reduce different spellings of a word or number to a single spelling. */
const SPELLINGS: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  [/(\d),(\d{1,2})(?= ?h)/g, '$1.$2'],
  [/(?<=[a-z])\.|[,;!?()"]|(?<!\d)-|-(?!\d)/g, ' '],
  [/(\d)t(?=\d)/g, '$1 '],
  [/['’](?=\d\d\b)/g, '20'],
  [/@/g, ' at '],
  [/ +/g, ' '],
  [/\b([ap]) m\b/g, '$1m'],
  [/\bat ([01]\d|2[0-3])([0-5]\d)\b/g, 'at $1:$2'],
  [/\b([01]\d|2[0-3])([0-5]\d) ?h(?:rs|ours)?\b/g, '$1:$2'],
  [NUMBER, number => NUMBERS.get(number) ?? number],
  [/\b(?:at )?(\d{1,2}) ?o ?['’`´]? ?clock\b/g, 'at $1'],
  [/\b(?:tmr|tmrw|tomorow|tommorow|tommorrow)\b/g, 'tomorrow'],
  [/\b(?:an? )?hour and a half\b/g, '90 minutes'],
  [/\bhalf an hour\b/g, '30 minutes'],
  [/\b(?:a )?quarter of an hour\b/g, '15 minutes'],
  [/\b3 quarters of an hour\b/g, '45 minutes'],
  [/\b(\d+) and a half (?=hours?\b)/g, '$1.5 '],
  [/\b(\d+) (hours?) and a half\b/g, '$1.5 $2'],
  [/\b(?:a )?couple (?:of )?/g, '2 '],
  [/\b(?:a )?fortnight\b/g, '2 weeks'],
  [/\ban? (?=(?:(?:working|business|work) )?(?:minute|hour|day|week|month|year))/g, '1 '],
  [/\b(?:(?:the )?end of (?:the |my )?(?:(?:business|working|work) )?day|eod|cob|close of business)\b/g, '17:00'],
  [/\b1th thing\b/g, '9:00'],
  [/\b(?:midday|lunch ?time|12 noon)\b/g, 'noon'],
  [/\b(?:on|by|the|of|for|coming)\b/g, ''],
  [/ +/g, ' '],
  [/\b(?:a )?half past (\d+)/g, '$1:30'],
  [/\b(?:a )?quarter (?:past|after) (\d+)/g, '$1:15'],
  [/\b(?:a )?quarter to (\d+)/g, (_, hour) => `${hourBefore(hour)}:45`],
  [/\b(\d+) (?:minutes? |mins? )?past (\d+)\b(?!:)/g, (_, minutes, hour) => `${hour}:${minutes.padStart(2, '0')}`],
  [
    /\b(\d+) (?:minutes? |mins? )?to (\d+)\b(?!:)/g,
    (_, minutes, hour) => `${hourBefore(hour)}:${60 - Number(minutes)}`,
  ],
  [/\btonight\b/g, 'today night'],
  [/\bthis (?=(?:early |late )?(?:morning|noon|afternoon|evening|night)\b)/g, 'today '],
  [/\b(?:in|at) (?=(?:early |late )?(?:morning|noon|afternoon|evening|night)\b)/g, ''],
  [/^ | $/g, ''],
  [/^(?:today (?:night )?)?(?:at )?midnight(?: today(?: night)?)?$/, 'today at 24:00'],
]

/** Converts words to lower case with single spaces, numbers as digits, a single spelling, and no filler words. */
export function normalise(words: string): string {
  const plain = words.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return SPELLINGS.reduce((text, [pattern, replacement]) => replaced(text, pattern, replacement), plain)
}

function replaced(text: string, pattern: RegExp, replacement: string | ((...groups: string[]) => string)): string {
  return typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement)
}

/** The hour before the given hour, on a clock with 12 hours: 'quarter to one' is 12:45. */
const hourBefore = (hour: string) => (Number(hour) === 1 ? 12 : Number(hour) - 1)
