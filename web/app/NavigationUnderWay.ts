import { createContext } from 'react'
import type { Path } from 'react-router-dom'

/**
 * Returns the target of the navigation in progress, or undefined. `useNavigation` returns it only at the next render,
 * too late for a timer that fires just after a click.
 */
export const NavigationUnderWay = createContext<() => Path | undefined>(() => undefined)
