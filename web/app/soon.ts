/**
 * Waits for all, at most a second, and never rejects: so long the old page stays and shows that it is busy; what takes
 * longer is shown as a skeleton.
 */
export async function soon(...promises: Promise<unknown>[]) {
  const patience = new Promise(resolve => setTimeout(resolve, 1000))
  await Promise.race([Promise.allSettled(promises), patience])
}
