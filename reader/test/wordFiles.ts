import { deflateRawSync } from 'node:zlib'
import type { DrawnResume } from './drawResume.ts'

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The parts of a DOCX with this body. */
export function partsOf(body: string): Record<string, string | Buffer> {
  const relationships = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<Relationships ${relationships}><Relationship Id="r1" Type="${types}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships ${relationships}><Relationship Id="in" Type="${types}/hyperlink" Target="https://www.linkedin.com/in/zofia-kowalska" TargetMode="External"/></Relationships>`,
    'word/document.xml': `<w:document ${word} xmlns:r="${types}"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${word}><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/numbering.xml': `<w:numbering ${word}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  }
}

/** The resume as typed into Word: headings, bold titles, dates after a tab, lists, a table of skills. */
export function docxOf(resume: DrawnResume): Buffer {
  const { name, headline, email, phone, summary, skills = [], experience = [] } = resume
  const run = (text: string, look = '') =>
    `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text.replaceAll('&', '&amp;')}</w:t></w:r>`
  const line = (content: string, style = '') => `<w:p>${style && `<w:pPr>${style}</w:pPr>`}${content}</w:p>`
  const heading = (text: string) => line(run(text), '<w:pStyle w:val="H"/>')
  const cell = (text: string) => `<w:tc>${line(run(text))}</w:tc>`
  const jobs = experience.flatMap(({ title, company, from, to, bullets }) => [
    line(`${run(title, '<w:b/>')}<w:r><w:tab/></w:r>${run(`${from} – ${to}`)}`),
    line(run(company)),
    ...bullets.map(text => line(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')),
  ])
  return zipOf(
    partsOf(
      [
        line(run(name, '<w:b/><w:sz w:val="44"/>')),
        line(run(headline)),
        line(`${run(`${email} | ${phone} | `)}<w:hyperlink r:id="in">${run('LinkedIn')}</w:hyperlink>`),
        heading('Summary'),
        line(run(summary ?? '')),
        heading('Experience'),
        ...jobs,
        heading('Skills'),
        `<w:tbl><w:tr>${cell('Tools')}${cell(skills.join(', '))}</w:tr></w:tbl>`,
      ].join(''),
    ),
  )
}

/** A zip file of these parts, each of them compressed. */
export function zipOf(parts: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(Buffer.byteLength(content), 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(16)
    place.writeUInt32LE(offset, 12)
    entries.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place.subarray(2), Buffer.from(name))
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed])
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** An old Word file (DOC) of these lines: a compound file with streams for the text and for its piece table. */
export function docOf(lines: string[], { isEncrypted = false } = {}): Buffer {
  const text = `${lines.join('\r')}\r`
  const from = 1024
  const stream = Buffer.alloc(Math.ceil((from + text.length * 2 + 4096) / 512) * 512)
  stream.writeUInt16LE(0xa5ec)
  if (isEncrypted) stream.writeUInt16LE(0x0100, 10)
  stream.writeUInt32LE(from, 0x18)
  stream.writeUInt32LE(text.length, 0x4c)
  stream.writeUInt32LE(21, 0x1a6)
  stream.set(Buffer.from(text, 'utf16le'), from)
  const table = Buffer.alloc(4096)
  table.writeUInt8(2)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(text.length, 9)
  table.writeUInt32LE(from, 15)
  return compoundOf({ WordDocument: stream, '0Table': table })
}

function compoundOf(streams: Record<string, Buffer>): Buffer {
  const [free, last, special] = [-1, -2, -3]
  const header = Buffer.alloc(512, 0xff)
  header.fill(0, 8, 76)
  header.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeInt32LE(1, 44)
  header.writeInt32LE(1, 48)
  header.writeInt32LE(4096, 56)
  header.writeInt32LE(last, 60)
  header.writeInt32LE(last, 68)
  header.writeInt32LE(0, 76)
  const chains = [special, last]
  const directory = Buffer.alloc(512)
  const entry = (
    index: number,
    name: string,
    fields: { type: number; child?: number; right?: number; start: number; size: number },
  ) => {
    const at = index * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, at + 64)
    directory.writeUInt8(fields.type, at + 66)
    directory.writeUInt8(1, at + 67)
    directory.writeInt32LE(free, at + 68)
    directory.writeInt32LE(fields.right ?? free, at + 72)
    directory.writeInt32LE(fields.child ?? free, at + 76)
    directory.writeInt32LE(fields.start, at + 116)
    directory.writeInt32LE(fields.size, at + 120)
  }
  const names = Object.keys(streams)
  entry(0, 'Root Entry', { type: 5, child: 1, start: last, size: 0 })
  for (const [index, [name, bytes]] of Object.entries(streams).entries()) {
    const right = index + 1 < names.length ? index + 2 : free
    entry(index + 1, name, { type: 2, right, start: chains.length, size: bytes.length })
    const sectors = bytes.length / 512
    for (let sector = 1; sector <= sectors; sector++) chains.push(sector === sectors ? last : chains.length + 1)
  }
  const table = Buffer.alloc(512, 0xff)
  for (const [sector, next] of chains.entries()) table.writeInt32LE(next, sector * 4)
  return Buffer.concat([header, table, directory, ...Object.values(streams)])
}
