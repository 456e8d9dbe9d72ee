import { personName } from '../components/format.ts'

/** A record with its latest activities, the newest first. */
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

/** The name of the person who changed a record last; comments and candidates are no change of it. */
export function lastEditor(noun: string, { activity }: Edited): string | undefined {
  const changed = activity.edges.find(({ node }) => new RegExp(`^(?:${noun}|billing)\\.`).test(node.kind))
  return changed?.node.actor ? personName(changed.node.actor) : undefined
}
