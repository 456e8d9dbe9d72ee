import { Contents } from '../contents.ts'
import type { Resume } from '../invent.ts'
import { Flow } from './flow.ts'
import { Sheet } from './sheet.ts'
import { drawSection, type Style } from './slots.ts'

/** Draws a resume as PDF in a style, each run of glyphs at its exact place. */
export function typesetResume(resume: Resume, family: string, style: Style): Promise<Uint8Array> {
  const contents = new Contents(resume, family)
  const sheet = new Sheet(style.habit(contents))
  const margin = contents.pick([44, 56, 68])
  const flow = new Flow(sheet, { x: margin, width: sheet.width - 2 * margin, top: contents.pick([46, 56]) })
  const draw = { flow, contents, style }
  style.head(draw)
  const sections = contents.sections()
  if (style.arrange) style.arrange(draw, sections)
  else for (const section of sections) drawSection(draw, section)
  return sheet.save(contents.name)
}
