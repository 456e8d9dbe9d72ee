import { webAddress } from '../../../api/rules/addresses.ts'
import type { TalentArea } from '../../../api/talents/words.ts'
import type { EditTalentDialog_talent$data } from '../../__generated__/EditTalentDialog_talent.graphql.ts'
import type { useResumeReading_resume$data } from '../../__generated__/useResumeReading_resume.graphql.ts'
import { isPending, settledExperience } from './experience.ts'
import { splitLines, withEntries } from './lists.ts'
import { type Experience, emptyValues, type TalentFormValues } from './values.ts'

/** Stands for a file until it is uploaded, for the rules that ask whether there is one. */
export const TO_BE_UPLOADED = '/to-be-uploaded'

/** What is sent for these values; a chosen file's address is TO_BE_UPLOADED. */
export function toInput(values: TalentFormValues) {
  const { portfolioKind, portfolioFile, pictureFile, resumeFile, ...texts } = values
  const { keyHighlights, previousCompanies, experience, portfolioDraft, referredBy, ...same } = texts
  const experiences = isPending(values) ? settledExperience(values) : previousCompanies
  const isWebsite = portfolioKind === 'website'
  const newPdf = !isWebsite && portfolioFile !== null
  return {
    ...same,
    keyHighlights: splitLines(keyHighlights),
    techStack: [...same.techStack],
    previousCompanies: experiences.map(entry =>
      entry.legacy === null
        ? { company: entry.company, title: entry.title, description: entry.description }
        : { legacy: entry.legacy },
    ),
    portfolioUrls: newPdf
      ? []
      : [...withEntries(same.portfolioUrls, isWebsite && portfolioDraft ? [portfolioDraft] : [])],
    portfolioPdfUrl: isWebsite ? '' : newPdf ? TO_BE_UPLOADED : same.portfolioPdfUrl,
    profilePictureUrl: pictureFile ? TO_BE_UPLOADED : same.profilePictureUrl,
    resumeUrl: resumeFile ? TO_BE_UPLOADED : same.resumeUrl,
    referredBy: referredBy?.id ?? null,
  }
}

export type TalentInput = ReturnType<typeof toInput>

/** The form for a stored talent. It starts on the portfolio PDF when there is one. */
export function fromTalent(talent: EditTalentDialog_talent$data): TalentFormValues {
  const { keyHighlights, previousCompanies, referredBy, ...same } = talent
  return {
    ...emptyValues,
    ...Object.fromEntries(
      Object.entries(same).filter(([name, value]) => name in emptyValues && typeof value === 'string'),
    ),
    area: known<TalentArea>(talent.area),
    preferredRateType: known(talent.preferredRateType),
    techStack: talent.techStack,
    keyHighlights: keyHighlights.join('\n'),
    previousCompanies: previousCompanies.map(toExperience),
    portfolioKind: talent.portfolioPdfUrl ? 'pdf' : 'website',
    portfolioUrls: talent.portfolioUrls,
    referredBy: referredBy ? { id: referredBy.databaseId, name: referredBy.name } : null,
  }
}

type Extracted = Omit<useResumeReading_resume$data, ' $fragmentType' | 'evidence' | 'pages'>

/** What a resume says, for the form. What it does not say stays as it is there. */
export function fromResume(resume: Extracted): Partial<TalentFormValues> {
  const { name, role, seniority, summary, techStack, companies } = resume
  const { area, keyHighlights, previousCompanies, portfolioUrls, linkedinUrl, email, phone } = resume
  const urls = portfolioUrls.flatMap(url => webAddress(url) ?? [])
  const found: Partial<TalentFormValues> = {
    name,
    role,
    seniority,
    summary,
    techStack,
    companies,
    linkedinUrl: linkedinUrl ?? '',
    email: email ?? '',
    phone: phone ?? '',
    area: known<TalentArea>(area),
    keyHighlights: keyHighlights.join('\n'),
    previousCompanies: previousCompanies.map(toExperience),
    portfolioUrls: urls,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => isSaid(value)))
}

const isSaid = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0)

type StoredExperience = EditTalentDialog_talent$data['previousCompanies'][number]

function toExperience({ legacy, company, title, description }: StoredExperience): Experience {
  return { legacy: legacy ?? null, company: company ?? '', title: title ?? '', description: description ?? '' }
}

/** Relay warns of words that a newer server may say; page and server are installed together. */
function known<Word extends string>(word: Word | '%future added value'): Word {
  return word as Word
}
