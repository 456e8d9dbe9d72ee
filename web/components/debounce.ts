/** Milliseconds without typing before a search is sent: letters typed in a row are one search, and a pause shows its rows. */
export const DEBOUNCE_MS = 60
