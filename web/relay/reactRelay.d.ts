declare module 'react-relay/lib/relay-hooks/usePaginationFragment' {
  export { usePaginationFragment as default } from 'react-relay'
}
