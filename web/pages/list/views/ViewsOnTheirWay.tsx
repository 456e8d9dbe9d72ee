import { ViewsButton } from './ViewsButton.tsx'

/** Holds the place of the selector until the views are known. */
export function ViewsOnTheirWay() {
  return <ViewsButton disabled>Views</ViewsButton>
}
