import { Contents } from '../contents.ts'
import type { Resume } from '../invent.ts'
import { bodyOf, plain, stacked, type WordHabit, type WordHabitOf } from './bodies.ts'
import { paragraph, wordFile } from './markup.ts'

/** The resume as a Word file in this habit. */
export function drawWord(resume: Resume, family: string, given: WordHabitOf): Uint8Array {
  const contents = new Contents(resume, family)
  const habit = typeof given === 'function' ? given(contents) : given
  const reach = contents.contact()
  const pieces = {
    head: nameOf(contents, habit) + (resume.headline ? plain(resume.headline) : ''),
    contact: contents.often(0.5)
      ? paragraph(reach.flatMap((item, index) => (index > 0 ? [{ text: ' | ' }, item] : [item])))
      : reach.map(item => paragraph([item])).join(''),
    sections: contents.sections().map(section => ({ ...section, body: bodyOf(section, contents, habit) })),
  }
  return (
    habit.frame?.(pieces, contents, habit) ?? wordFile(pieces.head + pieces.contact + stacked(pieces.sections, habit))
  )
}

function nameOf({ name, often, pick }: Contents, habit: WordHabit): string {
  if (habit.name) return habit.name(name)
  if (often(0.5)) return paragraph([{ text: name }], { style: 'Title' })
  return paragraph([{ text: name, bold: true, size: pick([32, 40, 48]) }], { align: often(0.5) ? 'center' : undefined })
}
