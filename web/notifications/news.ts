/** How many notifications are unread, and the newest that has come while the page was open. */
export type News = { unread: number; latest?: string | undefined }
