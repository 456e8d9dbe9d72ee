import { useState } from 'react'
import type { z } from 'zod'
import { useAsk } from '../components/ConfirmDialog.tsx'
import { type ToastWords, useToast } from '../components/Toasts.tsx'
import { ChangeList } from '../forms/ChangeList.tsx'
import { foreignChanges } from '../forms/changes.ts'
import { emptyValues, type FieldSpecs, type Stored, type ValuesOf, valuesOf } from '../forms/fields.tsx'
import { type FormProps, type RulesForm, useRulesForm } from '../forms/useRulesForm.ts'
import { isProblem, ProblemError, savingProblem } from './ProblemError.ts'

/** What a form is made of: its fields, the rules for what stands in them, and what is done with it. */
type Options<Specs extends FieldSpecs, Output, Answer> = {
  fields: Specs
  /** What it begins with; every other field is empty. */
  values?: Partial<ValuesOf<Specs>>
  rules: z.ZodType<Output>
  /** Resolves to undefined, and does nothing further, when nothing was saved. */
  save: (output: Output, values: ValuesOf<Specs>) => Promise<Answer | undefined>
  /** The message of success. */
  saved?: ToastWords | ((answer: Answer, output: Output, values: ValuesOf<Specs>) => ToastWords)
  onSaved?: (answer: Answer) => void
  /**
   * The message of failure. Beside a fixed one, the dialog says the server's reason; a function says it in the message,
   * and in the dialog only as `problem`.
   */
  failed: ToastWords | ((error: unknown) => ToastWords & { problem?: string | undefined })
  /** The message when a rule is broken; gets the first one. */
  invalid?: (message: string, values: ValuesOf<Specs>) => ToastWords
}

export type RecordForm<Specs extends FieldSpecs> = Omit<RulesForm<ValuesOf<Specs>, never>, 'props'> & {
  fields: Specs
  /** Spread on the `<form>`. */
  props: FormProps
  /** Why it could not be saved, and what is kept. */
  problem: string | undefined
}

/** A form that is saved by a mutation: fields, rules, and the messages of success and failure. */
export function useRecordForm<Specs extends FieldSpecs, Output, Answer>({
  fields,
  values: start,
  rules,
  save,
  saved,
  onSaved,
  failed,
  invalid,
}: Options<Specs, Output, Answer>): RecordForm<Specs> {
  const toast = useToast()
  const [problem, setProblem] = useState<string>()
  const { props, ...form } = useRulesForm<ValuesOf<Specs>, Output>(rules, { ...emptyValues(fields), ...start })
  return {
    ...form,
    fields,
    problem,
    props: props({
      async save(output) {
        setProblem(undefined)
        const answer = await save(output, form.values)
        if (answer === undefined) return
        if (saved) toast(typeof saved === 'function' ? saved(answer, output, form.values) : saved)
        onSaved?.(answer)
      },
      onInvalid: message => invalid && toast({ intent: 'error', ...invalid(message, form.values) }),
      onFailed(error) {
        const told = typeof failed === 'function' ? failed(error) : { ...failed, problem: savingProblem(error) }
        setProblem(told.problem)
        toast({ intent: 'error', ...told })
      },
    }),
  }
}

/** A record as it was at one moment. */
export type Opened<Values> = { id: number; version: number; values: Values }

/** The form for a stored record, which has every field that is sent. */
export function openedRecord<Specs extends FieldSpecs>(
  fields: Specs,
  { databaseId, version, ...record }: { databaseId: number; version: number } & Stored<Specs>,
): Opened<ValuesOf<Specs>> {
  return { id: databaseId, version, values: valuesOf(fields, record as unknown as Stored<Specs>) }
}

type EditOptions<Specs extends FieldSpecs, Change, Answer> = Omit<
  Options<Specs, Change, Answer>,
  'values' | 'rules' | 'save'
> & {
  /** What is edited: 'talent'. */
  noun: string
  opened: Opened<ValuesOf<Specs>>
  fetchLatest: () => Promise<Opened<ValuesOf<Specs>> | null>
  /** What is saved of these values, if that is not all of them as they are. */
  settled?: (values: ValuesOf<Specs>) => ValuesOf<Specs>
  /** The rules for what differs from these values. */
  rulesFrom: (start: ValuesOf<Specs>) => z.ZodType<Change, ValuesOf<Specs>>
  /** What comes before saving, such as uploads; gives what is sent. */
  prepare?: (change: Change, values: ValuesOf<Specs>) => Promise<Change>
  /** Without `version` the change is written over any other. */
  update: (input: Change & { id: number; version?: number }) => Promise<Answer | undefined>
}

/** Edits a record. Sends what was changed since it was opened; when somebody else was faster, the person decides. */
export function useEditForm<Specs extends FieldSpecs, Change extends object, Answer>({
  noun,
  opened,
  fetchLatest,
  settled = values => values,
  rulesFrom,
  prepare = async change => change,
  update,
  ...options
}: EditOptions<Specs, Change, Answer>): RecordForm<Specs> {
  const ask = useAsk()
  const [start, setStart] = useState(opened)
  const form = useRecordForm<Specs, Change, Answer>({
    ...options,
    values: start.values,
    rules: rulesFrom(start.values),
    async save(change, values) {
      const input = { id: start.id, ...(await prepare(change, values)) }
      try {
        return await update({ ...input, version: start.version })
      } catch (error) {
        if (!isProblem(error, 'CONFLICT')) throw error
      }
      const latest = await fetchLatest()
      if (!latest) throw new ProblemError('NOT_FOUND', `This ${noun} was deleted by somebody else.`)
      const versions = { before: settled(start.values), now: settled(latest.values), mine: settled(values) }
      const answer = await ask({
        title: `Somebody else has changed this ${noun}`,
        content: (
          <>
            Nothing is saved yet, and your entries are kept. Since you opened it:
            <ChangeList changes={foreignChanges(options.fields, versions)} />
            Saving anyway writes only the fields you have changed; the others stay as they are now.
          </>
        ),
        answers: { keep: 'Keep editing', load: 'Load the newer version', save: 'Save anyway' },
        width: 640,
      })
      if (answer === 'save') return update(input)
      if (answer === 'load') {
        setStart(latest)
        form.reset(latest.values)
      }
      return undefined
    },
  })
  return form
}
