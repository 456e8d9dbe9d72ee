import { expect, test } from 'vitest'
import { plainLines } from './plainLines.ts'

/** Pasted texts, and the plain lines made of them. */
const HTML: [pasted: string, lines: string][] = [
  ['<ul><li>5+&nbsp;years', '- 5+ years'],
  ['<p>Intro</p><ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul>End', 'Intro\n- One\n- Two\n  - Deep\nEnd'],
  ['<H2>Tasks</H2><div>First<br>Second<br/>Third</div>', 'Tasks\nFirst\nSecond\nThird'],
  ['<p>One<p>Two', 'One\n\nTwo'],
  ['A<br><br>B', 'A\n\nB'],
  ['<li><p>One</p></li><li><p>Two</p></li>', '- One\n- Two'],
  ['<b>About us</b>\nWe are\n\nnice', 'About us\nWe are\n\nnice'],
  ['Intro:\n<ul>\n<li>Go\n<li>Rust\n</ul>', 'Intro:\n- Go\n- Rust'],
  ['<table><tr><td>Pay</td><td>5</td></tr><tr><td>Place</td><td>Bern</td></tr></table>', 'Pay 5\nPlace Bern'],
  ['<p>Hi</p><script>alert(1)</script><style>p {}</style><!-- no -->', 'Hi'],
  ['<p class="MsoNormal"><span style="x">Hi&nbsp;you</span><o:p></o:p></p>', 'Hi you'],
  ['<p class=x>·<span>&nbsp;&nbsp; </span>One</p><p>o&nbsp;&nbsp;Two</p>', '- One\n\n- Two'],
  [
    '<ul><li>List<String>, vector<int></li><li>a < b, <5 years</li></ul>',
    '- List<String>, vector<int>\n- a < b, <5 years',
  ],
  ['&lt;ul&gt;&lt;li&gt;Escaped&lt;/li&gt;&lt;/ul&gt;', '- Escaped'],
  ['R&amp;D in&nbsp;Bern', 'R&D in Bern'],
]

const BULLETS: [pasted: string, lines: string][] = [
  ['\uf0b7 One\n\uf0a7\tTwo\n  \uf0d8Three', '- One\n- Two\n  - Three'],
  ['o\tOne\n·\tTwo\n§\tThree\n· Four', '- One\n- Two\n- Three\n- Four'],
]

/** Texts that only look like HTML or bullets, and must not change. */
const TEXTS = [
  ...['a < b and c > d', 'if x<y and y>z', '<5 years', 'C++ <3', 'a&b; c', 'AT&T', '&lt;b&gt; is a tag'],
  ...['List<String> and Map<K, V>', 'std::map<int, a>', 'vector<p> x', 'Option<Label>', 'Box<dyn Error>'],
  ...[
    'x <y@z.example>',
    'I use <div> a lot',
    'knows <br> from <hr>',
    'the tags <b> and </b> mean',
    'see /x?a=1&copy=2',
  ],
  ...['Plain\n\n- a\n• b', 'o Neill', 'v 2.0', '§ 15 applies', 'two  spaces\tand tabs '],
]

test.each([...HTML, ...BULLETS])('%j becomes plain lines', (pasted, lines) => {
  expect(plainLines(pasted)).toBe(lines)
  expect(plainLines(lines)).toBe(lines)
})

test.each(TEXTS)('%j is unchanged', text => expect(plainLines(text)).toBe(text))

const REPEATED = `<|<p |<ul><li>|<p>|</p>|<b>|<a b="|<a b='|&amp;|&|a<br>|<td>x|\uf0b7 |\n \t|<x:y>`.split('|')

test.each(REPEATED)('a text of nothing but %j is read at once', part => {
  const text = `<p>${part.repeat(50_000 / part.length)}`
  const begun = performance.now()
  plainLines(text)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
