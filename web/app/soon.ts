/**
 * Waits for all promises, at most a second, and never rejects. Meanwhile the old page stays and shows a progress line;
 * after that the skeleton of the new page appears.
 */
export async function soon(...promises: Promise<unknown>[]) {
  const patience = new Promise(resolve => setTimeout(resolve, 1000))
  await Promise.race([Promise.allSettled(promises), patience])
}
