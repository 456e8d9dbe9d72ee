/** Relay's hook, imported by its own path: only few pages use it, and the others need not load it. */
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment'
