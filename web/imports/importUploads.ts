import { useSyncExternalStore } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { commitMutation, type Environment, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime'
import { MOST_FILES, TOO_MANY_FILES } from '../../api/imports/rules.ts'
import type { importUploadsAddMutation } from '../__generated__/importUploadsAddMutation.graphql.ts'
import type { importUploadsStartMutation } from '../__generated__/importUploadsStartMutation.graphql.ts'
import { isProblem, serverMessage, unreachable } from '../components/ProblemError.ts'
import { fileFault } from '../forms/files.ts'
import type { Answered } from '../relay/readAnswer.ts'

/** A refused file, and the reason `why`. If `file` is present, the upload can be retried. */
export type Refused = { id: number; name: string; why: string; file?: File }

/** The state of the uploads: the number of uploaded files, the number of all files, and the refused files. */
export type UploadState = { sent: number; of: number; refused: readonly Refused[] }

export type Uploads = ReturnType<typeof createUploads>

const known = new WeakMap<object, Uploads>()

/** The uploads of this session, which continue while the person is on other pages. */
export function useUploads(): [state: UploadState, uploads: Uploads] {
  const environment = useRelayEnvironment()
  const uploads = known.get(environment) ?? createUploads(environment as Environment)
  known.set(environment, uploads)
  return [useSyncExternalStore(uploads.subscribe, uploads.state), uploads]
}

/** The number of parallel uploads; the API allows four per person. */
const LANES = 3
/** Milliseconds before each retry of an upload, after a lost connection or a busy server. */
const PAUSES = [1_000, 2_000, 5_000, 10_000]

const NONE: UploadState = { sent: 0, of: 0, refused: [] }

function createUploads(environment: Environment) {
  const listeners = new Set<() => void>()
  const waiting: { file: File; position: number }[] = []
  let state = NONE
  let started: Promise<number> | undefined
  let lanes = 0
  let numbers = 0
  let positions = 0

  function change(next: Partial<UploadState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const refuse = (...more: Omit<Refused, 'id'>[]) => {
    const numbered = more.map(each => ({ ...each, id: ++numbers }))
    change({ refused: [...state.refused, ...numbered] })
  }

  /** Uploads the files to one import. Invalid files are not uploaded, but added to the refused files at once. */
  function add(files: readonly File[]) {
    const room = MOST_FILES - state.of
    const faults = files.map(file => fileFault('IMPORT', file)?.text)
    const taken = files.filter((_, index) => !faults[index])
    refuse(
      ...files.flatMap(({ name }, index) => (faults[index] ? [{ name, why: faults[index] }] : [])),
      ...taken.slice(room).map(file => ({ name: file.name, why: TOO_MANY_FILES, file })),
    )
    waiting.push(...taken.slice(0, room).map(file => ({ file, position: positions++ })))
    change({ of: state.of + Math.min(taken.length, room) })
    while (lanes < LANES && lanes < waiting.length) void work()
  }

  async function work() {
    lanes += 1
    if (lanes === 1) window.addEventListener('beforeunload', warn)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { file } = next
      try {
        await send(next)
      } catch (error) {
        refuse({ name: file.name, why: serverMessage(error, unreachable().message), file })
      }
      change({ sent: state.sent + 1 })
    }
    lanes -= 1
    if (lanes > 0) return
    started = undefined
    positions = 0
    window.removeEventListener('beforeunload', warn)
    change({ sent: 0, of: 0 })
  }

  async function send({ file, position }: { file: File; position: number }) {
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-')
    await insistently(async () => {
      started ??= start()
      const importId = await started.catch(error => {
        started = undefined
        throw error
      })
      await commit<importUploadsAddMutation>(addition, { input: { importId, position, file, idempotencyKey: key } })
    })
  }

  async function start() {
    const answer = await commit<importUploadsStartMutation>(beginning, { input: {} })
    return answer.startResumeImport.import.databaseId
  }

  function commit<M extends MutationParameters>(mutation: GraphQLTaggedNode, variables: M['variables']) {
    return new Promise<Answered<M>>((resolve, onError) => {
      const onCompleted = (answer: M['response']) => resolve(answer as Answered<M>)
      commitMutation<M>(environment, { mutation, variables, cacheConfig: { force: true }, onCompleted, onError })
    })
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add,
    /** Retries the refused files that can be retried, and removes all other refused files from the state. */
    again() {
      const files = state.refused.flatMap(({ file }) => file ?? [])
      change({ refused: [] })
      add(files)
    },
    forget: () => change({ refused: [] }),
  }
}

/** Does the work, and retries it after errors that may be temporary, with growing pauses. */
async function insistently(work: () => Promise<void>) {
  for (const pause of PAUSES) {
    try {
      return await work()
    } catch (error) {
      if (!isProblem(error, 'UNREACHABLE', 'UNAVAILABLE', 'TOO_MANY', 'INTERNAL')) throw error
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  return work()
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

const beginning = graphql`
  mutation importUploadsStartMutation($input: StartResumeImportInput!) {
    startResumeImport(input: $input) {
      import { databaseId }
    }
  }
`

const addition = graphql`
  mutation importUploadsAddMutation($input: AddImportedResumeInput!) {
    addImportedResume(input: $input) {
      resume { id }
    }
  }
`
