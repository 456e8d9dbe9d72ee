import { Parser } from 'htmlparser2'

/** The lines of an HTML text; null if the text only looks like HTML: 'a < b', 'List<String>', 'I use <div> a lot'. */
export function linesOfHtml(text: string): string | null {
  if (isHtml(text)) return read(withoutOtherSigns(text))
  if (!ENTITY.test(text)) return null
  const decoded = decode(text)
  if (isHtml(decoded)) return read(withoutOtherSigns(decoded))
  // A plain text may mention '&lt;', but hardly ever '&nbsp;'.
  return OTHER_ENTITY.test(text) ? decoded.replaceAll('\u00a0', ' ') : null
}

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i
const OTHER_ENTITY = new RegExp(ENTITY.source.replace('&', '&(?!(?:lt|gt);)'), 'i')

function decode(text: string): string {
  const parts: string[] = []
  const parser = new Parser({ ontext: part => void parts.push(part) })
  parser.end(text.replaceAll('<', '&lt;').replace(/&(?!#?\w{1,10};)/g, '&amp;'))
  return parts.join('')
}

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const INLINE = new Set(
  'a abbr b big br button cite code del em font head i iframe img ins kbd label link mark meta q s samp small span strike strong style script sub sup svg td template th title tt u wbr noscript'.split(
    ' ',
  ),
)
const UNSEEN = new Set(['head', 'script', 'style', 'svg', 'template', 'title', 'noscript', 'iframe'])
/** Tags that are often without an end tag. */
const WITHOUT_END = new Set('br hr img wbr link meta li p td th tr dd dt ul ol'.split(' '))

const TAG =
  /<(\/?)([a-z][a-z0-9]*(?::[a-z][a-z0-9]*)?)((?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi

type Tag = { start: number; end: number; isEnd: boolean; name: string; isBare: boolean }

export function tagsOf(text: string): Tag[] {
  return [...text.matchAll(TAG)].flatMap(({ 0: tag, 1: slash, 2: name = '', 3: attributes = '', index: start }) => {
    const lower = name.toLowerCase()
    const isKnown = BLOCKS.has(lower) || INLINE.has(lower) || name.includes(':')
    const isBare = attributes.trim() === ''
    return isKnown && (isBare || attributes.includes('='))
      ? [{ start, end: start + tag.length, isEnd: slash === '/', name: lower, isBare }]
      : []
  })
}

/** True for HTML: a closed tag, a list with an item, a <br> right after a word, or lines beginning with a block tag. */
function isHtml(text: string): boolean {
  if (/<!doctype html|<!--startfragment/i.test(text)) return true
  const opened = new Set<string>()
  let [begun, breaks, list] = [0, 0, -1]
  for (const { start, end, isEnd, name, isBare } of tagsOf(text)) {
    const before = text[start - 1] ?? '\n'
    const isNamed = /[ \t(]/.test(before) && /[ \t,.;:)]/.test(text[end] ?? ' ')
    if (isEnd && (opened.has(name) || (BLOCKS.has(name) && !isNamed))) return true
    if (isEnd) continue
    if (name === 'li' && list >= 0 && text.slice(list, start).trim() === '') return true
    list = name === 'ul' || name === 'ol' ? end : -1
    if (name === 'br') breaks += 1
    if (name === 'br' && (breaks > 1 || !isNamed)) return true
    if (BLOCKS.has(name) && BEGINS.test(text.slice(Math.max(0, start - 20), start))) {
      begun += 1
      if (begun > 1 || /\S/.test(text[end] ?? ' ')) return true
    }
    // In 'the tags <b> and </b>', tags are only mentioned; in 'vector<p> x', <p> is a type.
    if (!isNamed && (!isBare || !/\w/.test(before) || INLINE.has(name))) opened.add(name)
  }
  return false
}

const BEGINS = /(?:^|\n)[ \t]*$/

/** Escapes each '<' that does not begin a tag, so that 'List<String>' and '<5 years' are unchanged between tags. */
function withoutOtherSigns(html: string): string {
  const tags = tagsOf(html)
  const ended = new Set(tags.filter(({ isEnd }) => isEnd).map(({ name }) => name))
  const real = tags.filter(
    ({ start, isEnd, name, isBare }) =>
      isEnd || !isBare || ended.has(name) || WITHOUT_END.has(name) || !/\w/.test(html[start - 1] ?? ' '),
  )
  const starts = new Set(real.map(({ start }) => start))
  return html.replace(/<(?!!|\?)/g, (sign, at: number) => (starts.has(at) ? sign : '&lt;'))
}

/** The maximum number of nested lists that are indented. */
const DEEPEST = 4

/**
 * Makes lines of HTML. A block begins a new line, and a list item has a dash, indented by two spaces in each nested
 * list. Line breaks outside of blocks are kept, as a typed text may contain tags.
 */
function read(html: string): string {
  const lines: string[] = []
  let pieces: string[] = []
  let [isEmpty, dash, lists, unseen, blocks, preformatted] = [true, '', 0, 0, 0, 0]
  const end = () => {
    if (!isEmpty) lines.push(dash + pieces.join('').replace(SPACES, ' ').trim())
    if (!isEmpty) dash = ''
    pieces = []
    isEmpty = true
  }
  const gap = () => {
    if (lists === 0 && lines.length > 0 && lines.at(-1) !== '') lines.push('')
  }
  const add = (text: string) => {
    pieces.push(text)
    if (isEmpty && text.trim() !== '') isEmpty = false
  }
  const breakLine = () => (isEmpty ? gap() : end())
  const parser = new Parser({
    onopentag(tag) {
      if (UNSEEN.has(tag)) unseen += 1
      if (unseen > 0) return
      if (tag === 'br') return breakLine()
      if (tag === 'td' || tag === 'th') return add(' ')
      if (!BLOCKS.has(tag)) return
      end()
      blocks += 1
      if (tag === 'ul' || tag === 'ol') lists += 1
      else if (tag === 'li') dash = `${'  '.repeat(Math.min(DEEPEST, Math.max(0, lists - 1)))}- `
      else if (SPACED.test(tag) && dash === '') gap()
      if (tag === 'pre') preformatted += 1
    },
    ontext(text) {
      if (unseen > 0) return
      if (blocks > 0 && preformatted === 0) return add(text.replace(/[ \t\r\n\f]+/g, ' '))
      for (const [at, part] of text.split(/\r?\n/).entries()) {
        if (at > 0) breakLine()
        add(part)
      }
    },
    onclosetag(tag) {
      if (UNSEEN.has(tag)) unseen = Math.max(0, unseen - 1)
      if (unseen > 0 || !BLOCKS.has(tag)) return
      end()
      blocks = Math.max(0, blocks - 1)
      if (tag === 'li') dash = ''
      if (tag === 'ul' || tag === 'ol') lists = Math.max(0, lists - 1)
      if (tag === 'pre') preformatted = Math.max(0, preformatted - 1)
    },
  })
  parser.end(html)
  end()
  return lines.join('\n').trim()
}

/** Pattern for spaces without the no-break space, as Word puts several no-break spaces after a bullet. */
const SPACES = /[ \t]+/g
const SPACED = /^(?:p|h[1-6]|section|article|blockquote|pre)$/
