/** The confidence from which a value is shown as sure; below it, a person should check it. */
export const SURE = 0.85
