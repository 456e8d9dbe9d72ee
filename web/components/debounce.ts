/** Milliseconds without typing before a search is sent, so that fast typing causes one search only. */
export const DEBOUNCE_MS = 60
