import type { SkillForm } from './looks.ts'
import { escapeHtml, type Parts } from './parts.ts'

/** The skills of a resume as HTML, in one of the forms that people give them. */
export function skillsHtml(p: Parts, form: SkillForm): string {
  const { skills, soft } = p.resume
  if (p.items().length === 0) return ''
  if (skills.some(({ label }) => label) && form !== 'levels') {
    return [...skills, ...(soft.length > 0 ? [{ label: 'Soft skills', items: soft }] : [])]
      .map(({ label, items }) => `<div><b>${label}:</b> ${items.map(escapeHtml).join(', ')}</div>`)
      .join('')
  }
  const all = p.items()
  const list = (separator: string) => `<p>${all.join(separator)}</p>`
  const each = (wrap: (item: string) => string) => all.map(wrap).join('')
  const levels = p.pick(levelForms)
  const level = () => p.pick(levels)
  const forms: Record<SkillForm, () => string> = {
    commas: () => list(', '),
    groups: () => list(', '),
    pipes: () => list(' | '),
    dots: () => list(' • '),
    lines: () => each(item => `<div>${item}</div>`),
    bullets: () => `<ul>${each(item => `<li>${item}</li>`)}</ul>`,
    chips: () => `<div class="chips">${each(item => `<span>${item}</span>`)}</div>`,
    levels: () => each(item => `<div class="row"><span>${item}</span><span>${level()}</span></div>`),
  }
  return forms[form]()
}

/** How well somebody knows something, in the signs that a resume has chosen. */
const levelForms = [
  ['●●●●○', '●●●○○', '●●●●●'],
  ['■■■■□', '■■■□□', '■■■■■'],
  ['80 %', '95 %', '60 %'],
  ['4/5', '3/5', '5/5'],
]
