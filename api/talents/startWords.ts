/** The entries of a list separated by commas. */
const wordsIn = (text: string): readonly string[] => text.trim().split(/,\s+/)

/** Words in texts about a start date, in lower case, in the languages that matching supports. */
export const startWords = {
  /** Texts for 'available at once'. */
  immediately: wordsIn(`
    now, at once, immediate, immediately, asap, a.s.a.p, as soon as possible, right away, anytime, any time,
    straight away, immediate joiner, available, available now, no notice, no notice period, sofort, ab sofort,
    umgehend, jederzeit, verfügbar, sofort verfügbar, ab jetzt, jetzt, per sofort, immédiatement, immédiate, immédiat,
    de suite, tout de suite, dès maintenant, dès que possible, maintenant, disponible, disponible immédiatement,
    sans préavis, à tout moment, disponibilité immédiate, inmediatamente, inmediata, inmediato, de inmediato, ya,
    ahora, en cualquier momento, cuanto antes, disponibilidad inmediata, incorporación inmediata, imediatamente,
    imediata, imediato, de imediato, já, agora, disponível, disponibilidade imediata, o quanto antes, subito,
    da subito, immediatamente, immediata, immediato, disponibile, adesso, disponibilità immediata,
    disponibile da subito, direct, per direct, onmiddellijk, meteen, nu, beschikbaar, direct beschikbaar,
    zo snel mogelijk, z.s.m, od zaraz, natychmiast, natychmiastowo, od ręki, teraz, dostępny, dostępna,
    dostępny od zaraz, jak najszybciej, immediatament, ara, ara mateix, omgående, genast, omedelbart, straks, snarest,
    umiddelbart, med det samme, heti, ihned`),
  /** Words before a day or a notice period. */
  before: wordsIn(`
    available, availability, start, start date, starting, earliest, earliest start, from, as of, on, as from,
    can start, free, free from, beginning, ab, ab dem, verfügbar, frühestens, zum, eintritt, eintrittstermin,
    starttermin, à partir de, à partir du, a partir de, a partir del, dès, dès le, le, disponible, à compter du,
    desde, desde el, el, disponível, a partir do, dal, dall, da, disponibile, vanaf, per, beschikbaar, od, dostępny,
    dostępna, des de, från, fra, från och med`),
  notice: wordsIn(`
    notice period, notice, np, after offer, after the offer, kündigungsfrist, kündigung, frist, préavis, de préavis,
    preaviso, aviso prévio, aviso previo, aviso, preavviso, opzegtermijn, opzegging, preavís, okres wypowiedzenia,
    okresu wypowiedzenia, wypowiedzenia, wypowiedzenie, uppsägningstid, uppsägning, opsigelse, opsigelsesvarsel,
    oppsigelse, oppsigelsestid`),
  /** Words for parts of a month, as in 'Early March', 'Ende März', 'fin mars'. */
  parts: {
    1: wordsIn(`
      early, beginning of, start of, the beginning of, anfang, début, inicio de, início de, inizio, begin, początek`),
    15: wordsIn(`
      mid, middle of, mitte, mi, mi-, mid-, mediados de, meados de, metà, medio, half, połowa`),
    31: wordsIn(`
      late, end of, the end of, ende, fin, fin de, finales de, fim de, fine, eind, koniec`),
  },
  /** The numbers from one to twelve. */
  numbers: [
    'one ein eine einen un une uno una um uma één een jeden',
    'two zwei deux dos dois duas due twee dwa',
    'three drei trois tres três tre drie trzy',
    'four vier quatre cuatro quatro quattro cztery',
    'five fünf cinq cinco cinque vijf pięć',
    'six sechs seis sei zes sześć sis',
    'seven sieben sept siete sete sette zeven siedem',
    'eight acht huit ocho oito otto osiem',
    'nine neun neuf nueve nove negen dziewięć',
    'ten zehn dix diez dez dieci tien dziesięć',
    'eleven elf onze once undici jedenaście',
    'twelve zwölf douze doce doze dodici twaalf dwanaście',
  ],
}
