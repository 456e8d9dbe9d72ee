/**
 * Waits for all promises, but at most one second; never rejects. A navigation waits like this before it shows the new
 * page or, after one second, the skeleton of the new page. Meanwhile the old page stays, with a progress line.
 */
export async function soon(...promises: Promise<unknown>[]) {
  const patience = new Promise(resolve => setTimeout(resolve, 1000))
  await Promise.race([Promise.allSettled(promises), patience])
}
