import { type Family, families, familyNames, type Part, type Producer, partOf } from './families.ts'
import { invent, type Kind } from './invent.ts'
import { type FactLabels, factLabelsOf, type Labels, labelsOf } from './labels.ts'
import { type HeadingKind, headingKinds, languages } from './languages.ts'
import { type Camera, pictured } from './pictures.ts'

/** A resume that nobody has written, and what a reader should find in it. */
export type GeneratedResume = {
  /** The name of its file. */
  file: string
  family: string
  part: Part
  producer: Producer
  language: string
  /** Of which kind the person is. */
  kind: Kind
  bytes: Uint8Array
  labels: Labels
  facts: FactLabels
  /** The headings of its sections as they are worded, with the kinds of the sections. */
  headings: { text: string; kind: HeadingKind }[]
}

/**
 * `rounds` more of each come with other seeds; `only` chooses families and languages. `people` are usual ones in usual words
 * instead of all kinds. `most` takes only so many resumes, spread evenly. With a `camera` they are pictures of their pages,
 * Word files left out.
 */
export type Generation = {
  rounds?: number
  seed?: string
  only?: (family: string, language: string) => boolean
  people?: 'usual'
  most?: number
  camera?: Camera
}

/** Draws resumes: every family in every language, each of another person who follows from the seed. */
export async function generateResumes({
  rounds = 1,
  seed = 'resume',
  only = () => true,
  people,
  most,
  camera,
}: Generation = {}): Promise<GeneratedResume[]> {
  const chosen = Array.from({ length: rounds }, (_, index) => index + 1).flatMap(round =>
    familyNames.flatMap(name =>
      languages
        .filter(({ key }) => !(camera && isWord(name)) && only(name, key))
        .map(language => ({ round, name, language })),
    ),
  )
  const made: GeneratedResume[] = []
  for (const { round, name, language } of most === undefined ? chosen : spread(chosen, most)) {
    const resume = invent(`${seed} ${name} ${round}`, language, people ?? partOf(name))
    const { producer, draw } = families[name] as Family
    const generated: GeneratedResume = {
      file: `${name}-${language.key}-${round}.${producer === 'word' ? 'docx' : 'pdf'}`,
      ...{ family: name, part: partOf(name), producer, language: language.key, kind: resume.kind },
      bytes: await draw(resume),
      labels: labelsOf(resume),
      facts: factLabelsOf(resume),
      headings: [
        ...headingKinds.map(kind => ({ text: resume.headings[kind], kind })),
        ...resume.sections.map(({ heading }) => ({ text: heading, kind: 'other' as const })),
      ],
    }
    made.push(camera ? await pictured(generated, camera) : generated)
  }
  return made
}

const isWord = (name: string) => families[name]?.producer === 'word'

function spread<Item>(items: Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
