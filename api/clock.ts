/** The clock, replaceable where time matters. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
