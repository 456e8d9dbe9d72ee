/** The number of unread notifications, and the latest one that arrived while the page was open. */
export type News = { unread: number; latest?: string | undefined }
