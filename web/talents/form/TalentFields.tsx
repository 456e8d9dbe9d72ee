import { type ReactNode, useId } from 'react'
import { BasicsSection } from './BasicsSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { ExperienceSection } from './ExperienceSection.tsx'
import { InternalSection } from './InternalSection.tsx'
import { PortfolioSection } from './PortfolioSection.tsx'
import { RatesSection } from './RatesSection.tsx'
import { type Review, ReviewContext } from './resume/useReview.ts'
import { SectionNav } from './SectionNav.tsx'
import { SkillsSection } from './SkillsSection.tsx'
import type { TalentForm } from './values.ts'

type Props = {
  form: TalentForm
  /** Adding: the tech stack is one text, rates are free. Editing: entries one by one, a chosen rate needs its least. */
  mode: 'add' | 'edit'
  /** The talent being edited, who cannot refer themselves. */
  self?: number
  /** The resume beside the form, where one was read. */
  review?: Review | null
  /** Stands above the first section. */
  before?: ReactNode
}

/** All fields of a talent, in sections with anchors. */
export function TalentFields({ form, mode, self, review = null, before }: Props) {
  const prefix = useId()
  const id = (section: string) => `${prefix}${section}`
  return (
    <ReviewContext value={review}>
      <SectionNav sections={sections.map(title => ({ title, id: id(title) }))} />
      {before}
      <BasicsSection form={form} id={id('Basics')} />
      <ContactSection form={form} id={id('Contact')} />
      <SkillsSection form={form} id={id('Skills')} entry={mode === 'add' ? 'text' : 'single'} />
      <ExperienceSection form={form} id={id('Experience')} />
      <PortfolioSection form={form} id={id('Portfolio')} />
      <RatesSection form={form} id={id('Rates')} strict={mode === 'edit'} />
      <InternalSection form={form} id={id('Internal')} {...(self !== undefined && { self })} />
    </ReviewContext>
  )
}

const sections = ['Basics', 'Contact', 'Skills', 'Experience', 'Portfolio', 'Rates', 'Internal']
