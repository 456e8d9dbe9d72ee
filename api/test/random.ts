/** Numbers from 0 to below 1, the same for the same seed, so that a failure with generated data can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
