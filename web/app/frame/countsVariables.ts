/** Today is the viewer's own day. */
export const countsVariables = () => ({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
