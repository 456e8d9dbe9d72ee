/** What tells the time wherever the time decides something. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
