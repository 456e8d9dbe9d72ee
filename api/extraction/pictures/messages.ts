import type { Page } from '../pages/layout.ts'

/** Called before each page. */
export type OnPage = (progress: PageProgress) => void

/** The page that is read now, and how many are to be read; both count pictures from 1. */
export type PageProgress = { page: number; of: number }

/** The pages that were recognised, and the numbers of those for which the time was too short. */
export type Recognised = { pages: Page[]; leftOut: number[] }

/** Why a picture is not read. */
export type Refusal = 'TOO_SMALL' | 'TOO_LARGE' | 'TOO_DARK' | 'NO_TEXT' | 'BROKEN'

/** A picture that is refused, for a reason that a person is told. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal)
    this.refusal = refusal
  }
}
