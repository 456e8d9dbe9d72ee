/** Numbers from 0 to 1, below 1, the same for the same seed, so that generated data fail in the same way again. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
