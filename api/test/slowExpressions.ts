import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/** A text on which an expression backtracks: its time grows faster than the number of pumps. */
export type Attack = { prefix: string; pump: string; suffix: string }

/**
 * The first attack for which the expression takes more than linear time, if there is one. The attacks are built from
 * the expression itself: the text before each repetition, the repeated text, and the text that ends it.
 */
export function slowAttack(expression: RegExp): Attack | undefined {
  const everywhere = new RegExp(expression, [...new Set(`${expression.flags}g`)].join(''))
  return attacksOn(expression).find(attack => isSlow(everywhere, attack))
}

/** Numbers of pumps, from short to long texts: a cubic or exponential expression is found while the text is short. */
const LENGTHS = [16, 20, 24, 32, 40, 48, 56, 64, 80, 96, 128, 256, 1024]

const LONGEST = 4096

/** Milliseconds: if the time for a text is longer, longer texts are not tried. */
const LONG = 20

/** Milliseconds: shorter times are ignored. */
const NOTICEABLE = 1

/** The limit of growth for a text four times as long; the time grows 4 times if linear, 16 times if quadratic. */
const STEEP = 8

function isSlow(expression: RegExp, attack: Attack): boolean {
  const takesLong = (length: number) => time(expression, textOf(attack, length)) > LONG
  const length = LENGTHS.find(each => takesLong(each) && takesLong(each)) ?? LONGEST
  const isSteep = () => {
    const whole = fastest(expression, textOf(attack, length))
    return whole > NOTICEABLE && whole > STEEP * fastest(expression, textOf(attack, length / 4))
  }
  return time(expression, textOf(attack, length)) > NOTICEABLE && isSteep() && isSteep()
}

const textOf = ({ prefix, pump, suffix }: Attack, length: number) =>
  prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix

/** The processor time in milliseconds, which is independent of the load of the machine. */
function time(expression: RegExp, text: string): number {
  const before = process.cpuUsage()
  text.replace(expression, '')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The best of several runs, as the garbage collector may interfere. */
const fastest = (expression: RegExp, text: string) =>
  Math.min(...Array.from({ length: 5 }, () => time(expression, text)))

const USUAL = [...'a1 \t\nAé(.,-/:@+|"<•']

const END = '\u0001'

function attacksOn({ source, flags }: RegExp): Attack[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') })
  const own: string[] = []
  const repeated: AST.Quantifier[] = []
  const parts = [/\w/, /\n/] // Characters that \b, ^ and $ distinguish.
  const compiled = new Map<string, RegExp>()
  /** An expression alone. Cached: compiling an expression of 20,000 characters takes longer than all its attacks. */
  const alone = ({ raw }: AST.Node) => {
    const known = compiled.get(raw) ?? new RegExp(`^(?:${raw})$`, flags)
    compiled.set(raw, known)
    return known
  }
  visitRegExpAST(pattern, {
    onCharacterEnter: ({ value }) => own.push(String.fromCodePoint(value)),
    onCharacterSetEnter: set => parts.push(alone(set)),
    onCharacterClassEnter: set => parts.push(alone(set)),
    onQuantifierEnter: quantifier => quantifier.max > 1 && repeated.push(quantifier),
  })
  /** The kind of a letter: letters that match the same parts of the expression are equivalent. */
  const kindOf = (letter: string) =>
    own.find(each => each.toLowerCase() === letter.toLowerCase()) ?? parts.map(part => part.test(letter)).join()
  const kinds = USUAL.map(kindOf)
  const usual = USUAL.filter((_, index) => kinds.indexOf(kinds[index] ?? '') === index)
  const letters = [...new Set([...usual, ...own.filter(letter => !/[a-z\d]/i.test(letter))])]
  const matched = (node: AST.Node) => letters.filter(letter => alone(node).test(letter))
  const sample = (node: AST.Node): string => {
    switch (node.type) {
      case 'Character':
        return String.fromCodePoint(node.value)
      case 'CharacterSet':
      case 'CharacterClass':
        return matched(node)[0] ?? ''
      case 'Quantifier':
        return sample(node.element).repeat(Math.max(node.min, 1))
      case 'Alternative':
        return node.elements.map(sample).join('')
      case 'Group':
      case 'CapturingGroup':
        return node.alternatives[0] ? sample(node.alternatives[0]) : ''
      default:
        return ''
    }
  }
  const before = (node: AST.Node): string => {
    const { parent } = node
    if (!parent) return ''
    if (parent.type !== 'Alternative') return before(parent)
    return (
      before(parent) +
      parent.elements
        .slice(0, parent.elements.indexOf(node as AST.Element))
        .map(sample)
        .join('')
    )
  }

  const attacks = repeated.flatMap(quantifier => {
    const { element } = quantifier
    const prefix = before(quantifier)
    const singles = matched(element)
    const parts = 'alternatives' in element ? element.alternatives.map(sample) : []
    const pumps = [...singles, ...parts, prefix, prefix + sample(element)].filter(pump => pump !== '')
    const suffixes = [END, ...letters.filter(letter => !singles.includes(letter)).slice(0, 2)]
    return [...new Set(pumps)].flatMap(pump =>
      suffixes.flatMap(suffix => ['', END, prefix].map(start => ({ prefix: start, pump, suffix }))),
    )
  })
  return [...new Map(attacks.map(attack => [JSON.stringify(attack), attack])).values()]
}
