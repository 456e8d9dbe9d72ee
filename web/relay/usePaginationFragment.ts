/** Relay's hook by its own path: few pages show a list in parts, and the others need not load it. */
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment'
