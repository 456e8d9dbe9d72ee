import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PersonAvatar } from '../../components/Avatars.tsx'
import { column, forcedColors, row, small } from '../../components/styles.ts'
import { DoubtContext, errorOf, Fields } from '../../forms/FieldRows.tsx'
import { FormSection } from '../../forms/FormSection.tsx'
import { UploadField } from '../../forms/UploadField.tsx'
import { usePreview } from '../../forms/usePreview.ts'
import { EntryField } from './EntryField.tsx'
import { ExperienceField } from './ExperienceField.tsx'
import { withCompanies } from './experience.ts'
import { splitCommas, without } from './lists.ts'
import { PortfolioField } from './PortfolioField.tsx'
import { ReferralField } from './ReferralField.tsx'
import { type Doubt, doubtsInWords } from './resume/reading.ts'
import type { Review } from './resume/useReview.ts'
import { sections, type TalentForm } from './talentFields.ts'

type Props = {
  form: TalentForm
  /** The field of the tech stack: `StackText` or `StackEntries`. */
  stack: ReactNode
  /** The id of the edited talent, who is not offered as the referring talent. */
  self?: number
  /** The state of the resume beside the form; null if no resume was read. */
  review?: Review | null
  /** The content rendered above the first section. */
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

function CompaniesField({ form }: { form: TalentForm }) {
  const [typed, setTyped] = useState('')
  const names = splitCommas(form.values.companies)
  return (
    <EntryField
      label={form.fields.companies.label}
      required
      hint="Each company is also added to the experience below."
      form={form}
      field="companies"
      action="Add company"
      placeholder="Type one and press Enter"
      typed={typed}
      onType={setTyped}
      onAdd={() => {
        form.fill(withCompanies(form.values, typed))
        setTyped('')
      }}
      listLabel="Companies added"
      entries={[...new Set(names)]}
      onRemove={gone => form.set('companies', without(names, gone).join(', '))}
    />
  )
}

function PictureField({ form }: { form: TalentForm }) {
  const styles = useStyles()
  const { name, pictureFile, profilePictureUrl } = form.values
  const preview = usePreview(pictureFile)
  return (
    <div className={styles.pictureField}>
      <PersonAvatar name={name} pictureUrl={preview ?? profilePictureUrl} size={72} />
      <div className={styles.field}>
        <UploadField
          kind="PICTURE"
          label="Profile picture"
          hint="PNG, JPEG, WebP or GIF, at most 5 MB"
          error={errorOf(form, 'profilePictureUrl')}
          file={pictureFile}
          onChange={file => form.set('pictureFile', file)}
        />
        {profilePictureUrl && !pictureFile && (
          <Button size="small" appearance="subtle" onClick={() => form.set('profilePictureUrl', '')}>
            Remove the current picture
          </Button>
        )}
      </div>
    </div>
  )
}

/** The doubts of the resume reader, each with its place in the resume. Renders nothing without doubts. */
function ReadingDoubts({ review: { reading, show } }: { review: Review }) {
  const styles = useStyles()
  const told = doubtsInWords(reading)
  if (told.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar}>
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>Please check this reading</MessageBarTitle>
        {told.map(({ kind, words, doubts }) => (
          <div key={kind} className={styles.doubt}>
            <span>{words}</span>
            <Place doubts={doubts} onShow={show} />
          </div>
        ))}
      </MessageBarBody>
    </MessageBar>
  )
}

/** A button that shows the first known place of a doubt. */
function Place({ doubts, onShow }: { doubts: Doubt[]; onShow: (doubt: Doubt) => void }) {
  const styles = useStyles()
  const doubt = doubts.find(({ page, box }) => page && box)
  if (!doubt) return null
  return (
    <Button size="small" appearance="transparent" className={styles.place} onClick={() => onShow(doubt)}>
      Show on page {doubt.page}
    </Button>
  )
}

/** The sections of a form. A section's element has the id `prefix + title`; neither may change. */
type SectionNavProps = { prefix: string; titles: readonly string[] }

/** The links to the sections of a long form, with a mark on the section in view. Sticky while the form scrolls. */
function SectionNav({ prefix, titles }: SectionNavProps) {
  const styles = useStyles()
  const [current, choose] = useSectionInView({ prefix, titles })
  const lead = (event: MouseEvent, title: string) => {
    // The link must not change the address of the page.
    event.preventDefault()
    const section = document.getElementById(prefix + title)
    choose(title)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Sections" className={styles.sectionNav}>
      {titles.map(title => (
        <a
          key={title}
          href={`#${prefix}${title}`}
          aria-current={title === current ? 'location' : undefined}
          className={mergeClasses(styles.link, title === current && styles.current)}
          onClick={event => lead(event, title)}
        >
          {title}
        </a>
      ))}
    </nav>
  )
}

/** The section at the top of the view, or a section just chosen, which may be too far down to scroll to the top. */
function useSectionInView({ prefix, titles }: SectionNavProps) {
  const [current, setCurrent] = useState(titles[0])
  const chosenAt = useRef(0)
  useEffect(() => {
    const top = (title: string) => document.getElementById(prefix + title)?.getBoundingClientRect().top ?? 0
    const look = () => {
      if (performance.now() - chosenAt.current < 300) return
      setCurrent(titles.findLast(title => top(title) < window.innerHeight / 3) ?? titles[0])
    }
    // Scroll events do not bubble, so the listener must capture the events of the form.
    document.addEventListener('scroll', look, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', look, { capture: true })
  }, [prefix, titles])
  const choose = (title: string) => {
    chosenAt.current = performance.now()
    setCurrent(title)
  }
  return [current, choose] as const
}

const useStyles = makeStyles({
  pictureField: { ...row, gap: tokens.spacingHorizontalL },
  field: { ...column, alignItems: 'flex-start', flexGrow: 1, minWidth: 0, '& > :first-child': { width: '100%' } },
  bar: { flexShrink: 0 },
  body: { display: 'block' },
  place: { color: tokens.colorBrandForegroundLink, minWidth: 'auto', paddingInline: 0 },
  doubt: { ...row, flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
  sectionNav: {
    position: 'sticky',
    // The links cover the form's padding, where fields would otherwise appear above the links while scrolling.
    top: `calc(-1 * ${tokens.spacingVerticalL})`,
    zIndex: 2,
    display: 'flex',
    flexShrink: 0,
    gap: tokens.spacingHorizontalXXS,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: `calc(-1 * ${tokens.spacingHorizontalS})`,
    marginBlockStart: `calc(-1 * ${tokens.spacingVerticalL})`,
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  link: {
    ...small,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground3,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    fontWeight: tokens.fontWeightMedium,
    [forcedColors]: { outline: '1px solid Highlight', outlineOffset: '-1px' },
  },
})
