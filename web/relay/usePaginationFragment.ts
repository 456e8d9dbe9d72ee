/** Relay's hook, imported by its own path, so that only the few pages that use the hook load its code. */
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment'
