/*
 * Names in other alphabets: letters that only look like Latin letters, and the usual ways to write Cyrillic and Greek
 * in Latin letters. These tables are part of the product, as Intl has none, and libraries bring tables for every
 * script. Han, Hangul, Arabic and the like are not converted here, as each has too many spellings.
 */

/** Cyrillic and Greek letters that look Latin, from Unicode's confusables, in lower case and in capitals. */
const ALIKE = pairs(
  [
    'асԁеһіјкӏорԛѕтуѵԝхмвнАВСЕНІЈКМОРЅТХУԜԚαεικνορτυχγωηΑΒΕΖΗΙΚΜΝ',
    'acdehijklopqstyvwxmbhABCEHIJKMOPSTXYWQaeikvoptuxywnABEZHIKMN',
  ],
  ['ΟΡΤΥΧɡɑᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'OPTYXgaabcdefghijklmnoprstuvwyz'],
)

/** Maps each letter of the first row to the letter below it. */
function pairs(...rows: [string, string][]): Map<string, string> {
  return new Map(rows.flatMap(([from, to]) => [...from].map((letter, at) => [letter, to[at] ?? ''] as const)))
}

const FOREIGN = /[\p{sc=Cyrillic}\p{sc=Greek}]/u
const NATIVE = /\p{sc=Latin}/u

/** Turns 'Dоe' with a Cyrillic 'о' into 'Doe': in words of mixed alphabets, look-alikes become Latin. Same length. */
export function unmixed(text: string): string {
  if (!/[ɡɑ\u1d00-\u1d22\u0280-\u029f\ua730\ua731\p{sc=Cyrillic}\p{sc=Greek}]/u.test(text)) return text
  return text.replace(/[\p{L}\p{M}\p{Cf}]+/gu, word => (NATIVE.test(word) ? inLatin(word) : word))
}

const inLatin = (word: string) => word.replace(/[^\0-\u017f]/g, letter => ALIKE.get(letter) ?? letter)

/** The words that may be meant: 'doe' by 'd0e', 'smlth' and 'smith' by 'sm1th', 'cook' by a Cyrillic 'соок'. */
export function lookAlikes(word: string): string[] {
  if (/\d\p{L}|\p{L}\d/u.test(word)) {
    return ['l', 'i'].map(one =>
      word.replace(/[013457]/g, figure => (figure === '1' ? one : (FIGURES[figure] ?? figure))),
    )
  }
  const latin = FOREIGN.test(word) ? inLatin(word) : word
  return latin === word || FOREIGN.test(latin) ? [] : [latin]
}

const FIGURES: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/**
 * Five usual spellings of each letter: English, scientific, German, in Russian passports, in Ukrainian passports. A
 * missing spelling equals the first spelling; '-' means no letter.
 */
const SOUNDS = new Map(
  [
    'а a, б b, в v v w v v, г g g g g h, ґ g, д d, е e, ё yo e jo e, є ye je je ie ie, ж zh z sch zh, з z z s z, и i i i i y, і i',
    'ї yi ji ji i i',
    'й y j j i i, к k, л l, м m, н n, о o, п p, р r, с s, т t, у u, ў u, ф f, х kh h ch kh kh, ц ts c z ts, ч ch c tsch ch',
    'ш sh s sch sh, щ shch sc schtsch shch, ъ - - - ie, ы y, ь -, э e, ю yu ju ju iu iu, я ya ja ja ia ia',
    'ђ dj d dj dj, ј j, љ lj, њ nj, ћ c, џ dz',
    'α a, β v v b v, γ g, δ d, ε e, ζ z, η i i e i, θ th, ι i, κ k, λ l, μ m, ν n, ξ x ks x x, ο o, π p, ρ r, σ s, ς s',
    'τ t, υ y y y i, φ f f ph f, χ ch h ch kh, ψ ps, ω o, ου ou ou u ou, μπ b mp b mp, ντ d nt d nt, γγ ng, γκ gk gk g g',
  ].flatMap(line =>
    line.split(', ').map(row => {
      const [sound = '', ...ways] = row.split(' ')
      return [sound, ways.map(way => way.replace('-', ''))] as const
    }),
  ),
)

const WAYS = [0, 1, 2, 3, 4]

/** The usual spellings of a Cyrillic or Greek word in Latin letters: 'kuznetsov', 'kusnezow' … for 'Кузнецов'. */
export function latinised(word: string): string[] {
  if (!FOREIGN.test(word)) return []
  const plain = word.toLowerCase().normalize('NFC')
  // 'Ельцин' is 'Eltsin' or 'Yeltsin'.
  const spelled = [plain, plain.replace(/^е|(?<=[аеиоуыэюя])е/g, 'є')].flatMap(text => {
    const sounds = text.match(/ου|μπ|ντ|γγ|γκ|./gsu) ?? []
    return WAYS.map(way => sounds.map(sound => writtenIn(way, sound)).join(''))
  })
  // 'Достоевский' ends in 'skiy', 'skij', 'skii', 'ski' or 'sky'.
  const ended = spelled.flatMap(form => [form, form.replace(/i[yji]$/, 'y'), form.replace(/i[yji]$/, 'i')])
  return [...new Set(ended)].filter(form => !FOREIGN.test(form))
}

function writtenIn(way: number, sound: string): string {
  const ways = SOUNDS.get(sound) ?? SOUNDS.get(sound.normalize('NFKD').replace(/\p{M}/gu, ''))
  return ways ? (ways[way] ?? ways[0] ?? '') : sound
}
