import { isParted, partLeftColumn } from '../lines/leftColumn.ts'
import { type Line, topGap, withCells, wordsIn } from '../lines/lines.ts'
import { bulletMark, type Segment, segmentOf } from '../lines/segments.ts'
import { headingKind } from '../text/headings.ts'
import { skills } from '../words/resumes.ts'
import { technologiesIn, technologyNamed } from '../words/technologies.ts'

/** The lines of a skills section without the labels of its groups, and with the columns of a list below each other. */
export function skillLines(section: Line[]): Line[] {
  const lines = withoutLabels(partLeftColumn(oneBelowTheOther(withoutOthers(section))))
  const labels = new Set(lines.filter(line => isLabelLine(line, lines)))
  return lines.flatMap((line, index) => {
    if (labels.has(line)) return []
    const above = lines[index - 1]
    return [withoutLead(above && labels.has(above) ? { ...line, gap: topGap } : line)]
  })
}

/** Removes lines that a label marks as no skills: 'Interests: …', or 'Languages:' and the lines below it. */
function withoutOthers(lines: Line[]): Line[] {
  let isOther = false
  return lines.filter(({ text }) => {
    const [, label = '', value = ''] = /^([^:,]{3,40}):\s{0,9}(.*)$/.exec(text) ?? []
    const kind = headingKind(label)
    const begins = label !== '' && (kind !== undefined || isGroupLabel(label) || value !== '')
    const isOfOthers = (kind === 'languages' || kind === 'other') && technologiesIn(value).length === 0
    if (begins) isOther = isOfOthers && value === ''
    return !isOther && !isOfOthers && !isLanguageGrid(text)
  })
}

/** True for a row of the Europass language grid, which lists the levels of reading, writing and speaking. */
const isLanguageGrid = (text: string) => (text.match(/\b[ABC][12]\b/g)?.length ?? 0) >= 3 || skills.grid.test(text)

/** True for a text that only names a group of skills: 'Programming languages', 'Outils'. */
export const isGroupLabel = (text: string) => groupLabel.test(text.trim())

/** True for a text that is only a level of knowledge: 'sehr gute Kenntnisse', 'niveau B1'. */
export const isLevel = (text: string) => level.test(text)

const level = new RegExp(`^(?:${skills.proficiency}|[a-c][12]|\\s|[-–:/()+]){1,6}$`, 'iu')
const groupLabel = new RegExp(`^${skills.labels}\\s*:?$`, 'iu')
const leadingLabel = new RegExp(`^${skills.labels}(?:\\s+\\p{Ll}+)?\\s+(?=\\S)`, 'iu')

/** Orders the cells of a list column by column. The columns are recognised by the bullets of their cells. */
function oneBelowTheOther(lines: Line[]): Line[] {
  const marked = lines.flatMap(line => line.cells.slice(1).filter(cell => bulletMark.test(cell.text))).map(({ x }) => x)
  const places = [...new Set(marked.map(Math.round))]
    .filter(place => marked.filter(x => Math.abs(x - place) < inLine).length >= 2)
    .sort((one, other) => one - other)
  if (places.length === 0) return lines
  const columnOf = (cell: Segment) => places.findLastIndex(place => cell.x > place - sameColumn)
  const cells = lines.flatMap(line => line.cells.map(cell => ({ line, cell })))
  return [-1, ...places.keys()].flatMap(column =>
    cells
      .filter(({ cell }) => columnOf(cell) === column)
      .map(({ line, cell }) => ({
        ...withCells(line, [cell]),
        bullet: cell === line.cells[0] ? line.bullet : bulletMark.test(cell.text),
      })),
  )
}

/** In points: the tolerance for the left edges of the cells in one column. */
const inLine = 3
/** In points: a cell may begin this far to the left of the column to which it belongs. */
const sameColumn = 14

/** Removes a left column of labels: 'Databases', 'Tools'. */
function withoutLabels(lines: Line[]): Line[] {
  const parted = lines.filter(line => isParted(line, lines))
  const labels = parted.filter(({ cells }) => !/,/.test(cells[0]?.text ?? '') && !technologyNamed(cells[0]?.text ?? ''))
  if (labels.length < 2 || labels.length < parted.length * 0.6 || !parted.some(line => /,/.test(line.text)))
    return lines
  return lines.map(line => (labels.includes(line) ? { ...withCells(line, line.cells.slice(1)), gap: topGap } : line))
}

/** True for a label in a line of its own: a known label, or a bold or larger line in a list of normal type. */
function isLabelLine(line: Line, lines: Line[]): boolean {
  if (line.bullet || technologyNamed(line.text)) return false
  const next = lines[lines.indexOf(line) + 1]
  const isLoud = line.bold || /:$/.test(line.text)
  if (
    isGroupLabel(line.text) &&
    (isLoud || (next && (/[,;|]/.test(next.text) || technologiesIn(next.text).length > 0)))
  )
    return true
  if (!next || line.cells.length > 1 || /[,;|]/.test(line.text)) return false
  if (isLevel(next.text) || technologiesIn(line.text).length > 0) return false
  const stands = (line.bold && !next.bold) || line.size > next.size * 1.06
  const loud = lines.filter(other => other.bold === line.bold && other.cells.length === 1)
  return stands && next.gap < 2 && loud.length < lines.length / 2
}

/** Removes a label before a list on the same line, recognised by its typeface or its words. */
function withoutLead(line: Line): Line {
  const words = wordsIn(line)
  const [first] = words
  if (!first) return line
  const end = words.findIndex(word => word.bold !== first.bold || (first.italic && !word.italic))
  const lead = words.slice(0, Math.max(end, 0))
  const text = lead.map(word => word.text).join(' ')
  const rated = isLevel(
    words
      .slice(end)
      .map(word => word.text)
      .join(' '),
  )
  const isLead =
    !rated && lead.length > 0 && lead.length <= 5 && first.bold && !/[,;|]/.test(text) && !technologyNamed(text)
  if (isLead) return { ...withCells(line, [segmentOf(words.slice(end))]), gap: topGap }
  const [cell, ...others] = line.cells
  const label = cell?.text.match(leadingLabel)?.[0]
  const rest = label && cell ? cell.text.slice(label.length) : ''
  const isNamed = rest !== '' && technologyNamed(rest.split(/\s{0,9}[,;|(]/)[0] ?? '') !== undefined
  if (!label || !cell || !isNamed) return line
  const kept = cell.words.slice(label.trim().split(/\s+/).length)
  return { ...withCells(line, [segmentOf(kept), ...others]), gap: topGap }
}
