import { type Family, families, familyNames, type Part, type Producer, partOf } from './families.ts'
import { invent, type Kind } from './invent.ts'
import { type FactLabels, factLabelsOf, type Labels, labelsOf } from './labels.ts'
import { type HeadingKind, headingKinds, languages } from './languages.ts'
import { type Camera, pictured } from './pictures.ts'

/** A generated resume with the values that a reader should find. */
export type GeneratedResume = {
  /** The file name of the resume. */
  file: string
  family: string
  part: Part
  producer: Producer
  language: string
  /** The kind of person. */
  kind: Kind
  bytes: Uint8Array
  labels: Labels
  facts: FactLabels
  /** The wording and kind of each heading. */
  headings: { text: string; kind: HeadingKind }[]
}

/**
 * Options of the generator. `rounds`: the number of resumes for each family and language, with different seeds. `only`
 * selects families and languages. `people`: usual people in usual words instead of all kinds. `most`: the maximum
 * number of resumes, evenly chosen. `camera`: turns pages into pictures and leaves out Word files.
 */
export type Generation = {
  rounds?: number
  seed?: string
  only?: (family: string, language: string) => boolean
  people?: 'usual'
  most?: number
  camera?: Camera
}

/** Draws a resume for each family and language, each for a different person. The people depend on the seed. */
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
