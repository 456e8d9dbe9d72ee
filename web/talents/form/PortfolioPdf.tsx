import { ExternalLink } from '../../components/ExternalLink.tsx'
import { UploadField } from '../../forms/UploadField.tsx'
import { errorAt, type TalentForm } from './values.ts'

/** The portfolio as a PDF: the stored one, and one to take its place. */
export function PortfolioPdf({ form }: { form: TalentForm }) {
  const { area, portfolioFile, portfolioPdfUrl } = form.values
  return (
    <>
      <UploadField
        kind="PORTFOLIO"
        label="Portfolio PDF"
        hint={portfolioPdfUrl ? 'PDF, at most 20 MB. Replaces the current one.' : 'PDF, at most 20 MB'}
        required={area === 'DESIGN'}
        error={errorAt(form, 'portfolioFile') ?? errorAt(form, 'portfolio') ?? errorAt(form, 'portfolioPdfUrl')}
        file={portfolioFile}
        onChange={file => form.set('portfolioFile', file)}
      />
      {portfolioPdfUrl && <ExternalLink href={portfolioPdfUrl}>Current portfolio PDF</ExternalLink>}
    </>
  )
}
