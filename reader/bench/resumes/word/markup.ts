import { zipOf } from '../../../test/wordFiles.ts'
import type { Shape } from '../plans.ts'

/** Text in one format. '\t' is a tab, '\n' a line break. `size` is in half points, `link` is the target of a link. */
export type Words = { text: string; bold?: boolean; italic?: boolean; size?: number; caps?: boolean; link?: string }

export function paragraph(runs: Words[], { style, level, tabAt, hanging }: Shape = {}): string {
  const properties = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    level === undefined ? '' : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`,
    tabAt ? `<w:tabs><w:tab w:val="right" w:pos="${tabAt}"/></w:tabs>` : '',
    hanging ? `<w:ind w:left="${hanging}" w:hanging="${hanging}"/>` : '',
  ]
  return `<w:p><w:pPr>${properties.join('')}</w:pPr>${runs.map(runOf).join('')}</w:p>`
}

function runOf({ link, ...words }: Words): string {
  const run = lookedRun(words)
  if (!link) return run
  const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  const instruction = `<w:r><w:instrText xml:space="preserve"> HYPERLINK "${escapeXml(link)}" </w:instrText></w:r>`
  return `${field('begin')}${instruction}${field('separate')}${run}${field('end')}`
}

function lookedRun({ text, bold, italic, size, caps }: Words): string {
  if (text === '') return ''
  const look = `${bold ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${caps ? '<w:caps/>' : ''}${size ? `<w:sz w:val="${size}"/>` : ''}`
  const content = text.split(/([\t\n])/).map(part => {
    if (part === '\t') return '<w:tab/>'
    if (part === '\n') return '<w:br/>'
    return part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`
  })
  return `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ''}${content.join('')}</w:r>`
}

/** A table. Cells contain paragraphs. A row with a single cell spans the whole width. */
export function table(rows: string[][]): string {
  const width = Math.max(...rows.map(row => row.length))
  const cell = (content: string, isAlone: boolean) =>
    `<w:tc>${isAlone && width > 1 ? `<w:tcPr><w:gridSpan w:val="${width}"/></w:tcPr>` : ''}${content || '<w:p/>'}</w:tc>`
  return `<w:tbl>${rows.map(row => `<w:tr>${row.map(content => cell(content, row.length === 1)).join('')}</w:tr>`).join('')}</w:tbl>`
}

/** A text box that floats beside the paragraph of its anchor. */
export function textBox(content: string): string {
  return `<w:p><w:r><w:pict><v:shape style="width:180pt;height:300pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`
}

/** Ends a part of the document that has this many columns. */
export const columnsEnd = (count: number) =>
  `<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/><w:cols w:num="${count}" w:space="400"/></w:sectPr></w:pPr></w:p>`

/** A Word file with this body and, if given, a header on every page. */
export function wordFile(body: string, header?: string): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${['document.main:document', 'styles:styles', 'numbering:numbering', ...(header ? ['header:header1'] : [])].map(override).join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['styles', 'styles.xml'],
      ['numbering', 'numbering.xml'],
      ...(header ? [['header', 'header1.xml'] as [string, string]] : []),
    ]),
    'word/styles.xml': `<w:styles ${namespaces}>${Object.entries(styleNames).map(styleOf).join('')}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${namespaces}><w:abstractNum w:abstractNumId="0">${[0, 1].map(level => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="bullet"/></w:lvl>`).join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="r2"/>' : ''}</w:sectPr></w:body></w:document>`,
  }
  return zipOf(header ? { ...parts, 'word/header1.xml': `<w:hdr ${namespaces}>${header}</w:hdr>` } : parts)
}

/** Names of styles by their ids. The German version of Word writes German ids. */
const styleNames = {
  Title: 'Title',
  Heading1: 'heading 1',
  Heading2: 'heading 2',
  berschrift1: 'heading 1',
  ListBullet: 'List Bullet',
  ListParagraph: 'List Paragraph',
}

const styleOf = ([id, name]: [string, string]) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${id === 'ListBullet' ? '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>' : ''}</w:style>`

const override = (kind: string) => {
  const [type, name] = kind.split(':')
  return `<Override PartName="/word/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`
}

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:v="urn:schemas-microsoft-com:vml"'

function relations(targets: [string, string][]) {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map(([type, target], index) => `<Relationship Id="r${index}" Type="${base}/${type}" Target="${target}"/>`).join('')}</Relationships>`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
