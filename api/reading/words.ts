/** The minimum confidence at which a value is shown as sure; below it, a user should check the value. */
export const SURE = 0.85
