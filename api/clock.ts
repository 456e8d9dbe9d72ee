/** The clock, which tests can replace. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
