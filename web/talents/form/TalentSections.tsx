import { type ReactNode, useId } from 'react'
import { DoubtContext, Fields } from '../../forms/FieldRows.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { CompaniesField } from './CompaniesField.tsx'
import { ExperienceField } from './ExperienceField.tsx'
import { PictureField } from './PictureField.tsx'
import { PortfolioField } from './PortfolioField.tsx'
import { ReferralField } from './ReferralField.tsx'
import { ReadingDoubts } from './resume/ReadingDoubts.tsx'
import type { Review } from './resume/useReview.ts'
import { SectionNav } from './SectionNav.tsx'
import { sections, type TalentForm } from './talentFields.ts'

type Props = {
  form: TalentForm
  /** The tech stack's field: as one comma-separated text, or entry by entry. */
  stack: ReactNode
  /** The talent being edited, who cannot refer themselves. */
  self?: number
  /** The resume beside the form, where one was read. */
  review?: Review | null
  /** Rendered above the first section. */
  before?: ReactNode
}

/** All fields of a talent, in sections with anchors. */
export function TalentSections({ form, stack, self, review = null, before }: Props) {
  const prefix = useId()
  const slots = {
    profilePictureUrl: <PictureField form={form} />,
    techStack: stack,
    companies: <CompaniesField form={form} />,
    previousCompanies: <ExperienceField form={form} />,
    portfolioUrls: <PortfolioField form={form} />,
    referredBy: <ReferralField form={form} self={self} />,
  }
  return (
    <DoubtContext value={review?.doubt ?? noDoubt}>
      <SectionNav prefix={prefix} titles={titles} />
      {before}
      {review && <ReadingDoubts review={review} />}
      {Object.entries(sections).map(([title, fields]) => (
        <FormSection key={title} id={`${prefix}${title}`} title={title}>
          <Fields form={form} names={Object.keys(fields)} slots={slots} />
        </FormSection>
      ))}
    </DoubtContext>
  )
}

const titles = Object.keys(sections)

const noDoubt = () => undefined
