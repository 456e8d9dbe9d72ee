import { useState } from 'react'
import type { GraphQLTaggedNode } from 'react-relay'
import type { z } from 'zod'
import { useAsk } from '../components/ConfirmDialog.tsx'
import { personName } from '../components/format.ts'
import { isProblem, ProblemError, savingProblem } from '../components/ProblemError.ts'
import { type ToastWords, useToast } from '../components/Toasts.tsx'
import { ChangeList } from '../forms/ChangeList.tsx'
import { foreignChanges } from '../forms/changes.ts'
import { emptyValues, type FieldSpecs, type Stored, type ValuesOf, valuesOf } from '../forms/fields.tsx'
import { type FormProps, type Rules, type RulesForm, useRulesForm } from '../forms/useRulesForm.ts'
import { useFetch } from './useFetch.ts'

/** The parts of a form: its fields, the rules for their values, and how it is saved. */
export type FormOptions<Specs extends FieldSpecs, Output, Answer> = {
  fields: Specs
  /** The initial values; every other field is empty. */
  values?: Partial<ValuesOf<Specs>>
  rules: Rules<Output>
  /** Saves the form. Resolves to undefined if nothing was saved; then no toast is shown and the form stays open. */
  save: (output: Output, values: ValuesOf<Specs>) => Promise<Answer | undefined>
  saved?: ToastWords | ((answer: Answer, output: Output, values: ValuesOf<Specs>) => ToastWords)
  onSaved?: (answer: Answer) => void
  failed: ToastWords | ((error: unknown) => ToastWords)
  /** The reason of a failure, shown in the dialog unless a toast or field shows it. By default, `savingProblem`. */
  reasonOf?: (error: unknown) => string | undefined
  /** Makes the toast if a rule is broken, from the message of the first broken rule. */
  invalid?: (message: string, values: ValuesOf<Specs>) => ToastWords
}

export type RecordForm<Specs extends FieldSpecs> = Omit<RulesForm<ValuesOf<Specs>, never>, 'props'> & {
  fields: Specs
  props: FormProps
  /** The reason why the form could not be saved, and a note that the entries are kept. */
  problem: string | undefined
}

/** A form that a mutation saves: fields, rules, and the messages of success and failure. */
export function useRecordForm<Specs extends FieldSpecs, Output, Answer>({
  fields,
  values: start,
  rules,
  save,
  saved,
  onSaved,
  failed,
  reasonOf = savingProblem,
  invalid,
}: FormOptions<Specs, Output, Answer>): RecordForm<Specs> {
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
        const told = typeof failed === 'function' ? failed(error) : failed
        const reason = reasonOf(error)
        const isSaid = told.text === reason || isAtFields(error, fields)
        setProblem(isSaid ? undefined : reason)
        toast({ intent: 'error', ...told })
      },
    }),
  }
}

/** Whether the error has messages for fields of this form. */
const isAtFields = (error: unknown, fields: FieldSpecs) =>
  isProblem(error) && Object.keys(error.fields).some(path => (path.split('.')[0] ?? '') in fields)

/** A record's state at the time when its form was opened. */
export type Opened<Values> = { id: number; version: number; values: Values }

/** A record in its current state, and the name of its last editor, if known. */
type Newer<Values> = Opened<Values> & { editor?: string | undefined }

/** The id, version and form values of a stored record. */
export function openedRecord<Specs extends FieldSpecs>(
  fields: Specs,
  { databaseId, version, ...record }: { databaseId: number; version: number } & Stored<Specs>,
): Opened<ValuesOf<Specs>> {
  return { id: databaseId, version, values: valuesOf(fields, record as unknown as Stored<Specs>) }
}

export type EditOptions<Specs extends FieldSpecs, Change, Answer, Latest> = Omit<
  FormOptions<Specs, Change, Answer>,
  'values' | 'rules' | 'save'
> & {
  noun: string
  opened: Opened<ValuesOf<Specs>>
  /** Fetches the record again after a conflict. `read` returns the record in the query's answer; null if deleted. */
  latest: { query: GraphQLTaggedNode; read: (answer: Latest) => Newer<ValuesOf<Specs>> | null | undefined }
  /** Converts values to those that would be saved, to compare them after a conflict. By default, changes nothing. */
  settled?: (values: ValuesOf<Specs>) => ValuesOf<Specs>
  /** Makes the rules for those fields whose values differ from `start`. */
  rulesFrom: (start: ValuesOf<Specs>) => z.ZodType<Change, ValuesOf<Specs>>
  /** Runs before saving, e.g. to upload files; returns the change to send. */
  prepare?: (change: Change, values: ValuesOf<Specs>) => Promise<Change>
  /** Sends the change. Without `version`, the change overwrites changes by others. */
  update: (input: Change & { id: number; version?: number }) => Promise<Answer | undefined>
}

/** A form for a stored record. Sends only the changed fields; on a conflict, the person decides what to save. */
export function useEditForm<Specs extends FieldSpecs, Change extends object, Answer, Latest>({
  noun,
  opened,
  latest: { query, read },
  settled = values => values,
  rulesFrom,
  prepare = async change => change,
  update,
  ...options
}: EditOptions<Specs, Change, Answer, Latest>): RecordForm<Specs> {
  const ask = useAsk()
  const fetchRecord = useFetch<{ variables: { id: number }; response: Latest }>(query)
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
      const latest = read(await fetchRecord({ id: start.id }))
      if (!latest) throw new ProblemError('NOT_FOUND', `This ${noun} was deleted by somebody else.`)
      const versions = { before: settled(start.values), now: settled(latest.values), mine: settled(values) }
      const answer = await ask({
        title: `${latest.editor ?? 'Somebody else'} changed this while you were editing`,
        content: (
          <>
            Your entries are kept but not saved yet. Changed since you opened it:
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

/** A record's latest activities, the newest first. */
type Edited = {
  readonly activity: {
    readonly edges: readonly {
      readonly node: {
        readonly kind: string
        readonly actor: Parameters<typeof personName>[0] | null | undefined
      }
    }[]
  }
}

/** The name of the person who changed a record last; comments and candidates do not count as changes. */
export function lastEditor(noun: string, { activity }: Edited): string | undefined {
  const changed = activity.edges.find(({ node }) => new RegExp(`^(?:${noun}|billing)\\.`).test(node.kind))
  return changed?.node.actor ? personName(changed.node.actor) : undefined
}
