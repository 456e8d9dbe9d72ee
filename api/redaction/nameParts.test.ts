import { expect, test } from 'vitest'
import { abbreviateName, type NameOrder, nameParts } from './nameParts.ts'

/** Names as people write them, and as clients see them: one more is one more line. */
const NAMES: [name: string, shown: string, order?: NameOrder][] = [
  ['Jane Doe', 'Jane D.'],
  ['Madonna', 'Madonna'],
  ['Jean-Pierre Dupont', 'Jean-Pierre D.'],
  ['Anna van der Berg', 'Anna B.'],
  ['Juan de la Cruz', 'Juan C.'],
  ['Ahmad bin Salleh', 'Ahmad S.'],
  ['Ludwig von Mises', 'Ludwig M.'],
  ["Sinéad O'Connor", 'Sinéad O.'],
  ['J. R. R. Tolkien', 'J. T.'],
  ['Dr. Anna Müller', 'Anna M.'],
  ['Prof. Dr. Anna Müller', 'Anna M.'],
  ['Prof. Dr. Dr. h.c. mult. Anna Müller', 'Anna M.'],
  ['Dipl.-Ing. Anna Müller', 'Anna M.'],
  ['Dipl.-Ing. (FH) Anna Müller', 'Anna M.'],
  ['Dr. rer. nat. Anna Müller', 'Anna M.'],
  ['Mag. Anna Müller', 'Anna M.'],
  ['Mag Smith', 'Mag S.'],
  ['Herr Dr. Jan Koch', 'Jan K.'],
  ['Mx Alex Stone', 'Alex S.'],
  ['Sir Ian McKellen', 'Ian M.'],
  ['M. Jean Dupont', 'Jean D.'],
  ['Dott.ssa Anna Rossi', 'Anna R.'],
  ['Dra. Ana García', 'Ana G.'],
  ['Sr. Juan Pérez', 'Juan P.'],
  ['MUDr. Jana Nováková', 'Jana N.'],
  ['Dr. Müller', 'M.'],
  ['Frau Weber', 'W.'],
  ['Anna Müller, PhD', 'Anna M.'],
  ['Anna Müller PhD', 'Anna M.'],
  ['Anna Müller, Ph.D., M.B.A.', 'Anna M.'],
  ['Anna Müller MBA, PMP®', 'Anna M.'],
  ['Anna Müller, B.Sc.', 'Anna M.'],
  ['Anna Müller, LL.M.', 'Anna M.'],
  ['Anna Müller M.A.', 'Anna M.'],
  ['Anna Müller, MD', 'Anna M.'],
  ['ANNA MÜLLER, MD', 'A. M.'],
  ['Jack Ma', 'Jack M.'],
  ['Martin King Jr.', 'Martin K.'],
  ['Martin King, Jr.', 'Martin K.'],
  ['King, Jr., Martin', 'Martin K.'],
  ['John Smith III', 'John S.'],
  ['Carlos Silva Junior', 'Carlos S.'],
  ['Müller, Anna', 'Anna M.'],
  ['Müller, Dr. Anna', 'Anna M.'],
  ['Müller, Anna, PhD', 'Anna M.'],
  ['García López, María', 'María L.'],
  ['MÜLLER, Anna', 'Anna M.'],
  ['Anna Müller (she/her)', 'Anna M.'],
  ['Anna Müller she/her', 'Anna M.'],
  ['Robert (Bob) Smith', 'Robert S.'],
  ['Robert "Bob" Smith', 'Robert S.'],
  ['Anna Müller (née Schmidt)', 'Anna M.'],
  ['Anna Müller geb. Schmidt', 'Anna M.'],
  ['Anna Müller | Open to work', 'Anna M.'],
  ['Anna Müller - Senior Developer', 'Anna M.'],
  ['Anna Müller – Open to Work', 'Anna M.'],
  ['Anna Müller, Senior Developer', 'Anna M.'],
  ['Anna Müller Open to work', 'Anna M.'],
  ['Anna Müller #OpenToWork', 'Anna M.'],
  ['Open to work | Anna Müller', 'Anna M.'],
  ['🚀 Anna Müller 👩🏽‍💻✨', 'Anna M.'],
  ['Anna Müller 🇩🇪', 'Anna M.'],
  ['CV Anna Müller', 'Anna M.'],
  ['Anna Müller anna@example.com', 'Anna M.'],
  ['KIM Minsu', 'K. M.'],
  ['KIM Minsu', 'Minsu K.', 'FAMILY_FIRST'],
  ['Minsu KIM', 'M. K.'],
  ['Minsu KIM', 'Minsu K.', 'GIVEN_FIRST'],
  ['Sean McDONALD', 'S. M.'],
  ['Nguyen Anh', 'Anh N.', 'FAMILY_FIRST'],
  ['Dr. Nagy Anna', 'Anna N.', 'FAMILY_FIRST'],
  ['van den Berg Anna', 'Anna B.', 'FAMILY_FIRST'],
  ['김민수', '김.'],
  ['김민수', '김.', 'FAMILY_FIRST'],
  ['김민수 (Minsu Kim)', '김.'],
  ['王小明', '王.'],
  ['さくら', 'さ.'],
  ['山田 太郎', '山田 太.'],
  ['山田 太郎', '太郎 山.', 'FAMILY_FIRST'],
  ['Анна Иванова', 'Анна И.'],
  ['Dr.', 'Dr.'],
  ['(Anna Müller)', 'Anna M.'],
  ['anna@example.com', 'A.'],
  ['', ''],
]

test.each(NAMES)('%s is shown as %s', (name, shown, order) => {
  expect(abbreviateName(name, order)).toBe(shown)
})

test('further names are known, and remarks are none', () => {
  expect(nameParts('Robert (Bob) Smith').others).toEqual(['Bob'])
  expect(nameParts('Anna Müller geb. Schmidt').others).toEqual(['Schmidt'])
  expect(nameParts('Anna Müller (Open to work)').others).toEqual([])
  expect(nameParts('Anna Müller (she/her)').others).toEqual([])
})

test('long texts take no time', () => {
  for (const part of ['a', 'Dr. ', '(', '"', '| ', 'A, ', '-', "' "]) abbreviateName(part.repeat(100_000))
}, 5_000)
