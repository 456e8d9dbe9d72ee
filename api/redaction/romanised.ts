import anyAscii from 'any-ascii'

/*
 * Names in scripts other than Latin, Cyrillic and Greek, written in Latin letters, for addresses and handles. Spelling
 * varies ('Seongmin' is also 'Sungmin'), and some scripts omit the vowels. So three forms are compared: the letters of
 * any-ascii, the usual spellings of Korean surnames, and skeletons of consonants.
 */

const FOREIGN = /[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}]/u

/** The usual spellings in Latin letters, in lower case; empty for a part that is already in Latin letters. */
export function romanised(part: string): string[] {
  if (!FOREIGN.test(part)) return []
  const plain = anyAscii(part)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  return [plain, ...(KOREAN.get(part) ?? [])].filter(form => form !== '')
}

/** The usual spellings of Korean surnames, which seldom follow the rules of transcription. */
const KOREAN = new Map(
  [
    '김 kim, 이 lee yi rhee ri, 박 park pak, 최 choi, 정 jung jeong chung, 강 kang, 조 cho, 윤 yoon, 장 chang, 임 lim rim, 오 oh',
    '서 suh, 신 shin, 권 kwon, 안 ahn, 유 yoo ryu, 전 jeon jun chun, 고 ko, 문 moon, 손 sohn, 배 pae, 백 paik, 허 hur huh',
    '노 noh roh, 심 shim, 곽 kwak, 성 sung, 주 joo, 우 woo, 구 koo, 엄 um, 천 chun, 공 kong, 현 hyun, 변 byun, 추 choo, 석 suk',
    '선 sun, 명 myung, 기 ki, 남궁 namkung',
  ].flatMap(line =>
    line.split(', ').map(row => {
      const [name = '', ...spelled] = row.split(' ')
      return [name, spelled] as const
    }),
  ),
)

/** The consonants that all spellings of a name share: 'lsrn' for 'Al-Zahrani', 'elzahrany' and 'lzhrny'. */
export function skeletonOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/kh|gh|ch|sh|zh|th|ph|ts|dh|bh|[^a-z]/g, sounds => (/^[a-z]/.test(sounds) ? (SOUNDS[sounds] ?? '') : ''))
    .replace(/[aeiouyhw]/g, '')
    .replace(/[a-z]/g, sound => ALIKE[sound] ?? sound)
    .replace(/(.)\1+/g, '$1')
}

const SOUNDS: Record<string, string> = {
  ...{ kh: 'k', gh: 'g', ch: 'k', sh: 's', zh: 's', th: 't', ph: 'p', ts: 's', dh: 't', bh: 'p' },
}
const ALIKE: Record<string, string> = { g: 'k', q: 'k', c: 'k', x: 'k', b: 'p', v: 'p', f: 'p', d: 't', z: 's', j: 's' }

/** The skeletons that identify a name in another script: the surname alone, or with the first name or its initial. */
export function skeletonsOf(first: string, last: string): Set<string> {
  const [firsts, lasts] = [first, last].map(name => romanised(name.replace(/[^\p{L}\p{M}]/gu, '')))
  const tails = (lasts ?? []).map(skeletonOf)
  const heads = (firsts ?? []).flatMap(name => [skeletonOf(name), skeletonOf(name.slice(0, 1))])
  const all = tails.flatMap(tail => [tail, ...heads.flatMap(head => [head + tail, tail + head])])
  return new Set(all.map(form => form.replace(/(.)\1+/g, '$1')).filter(form => form.length > 2))
}
