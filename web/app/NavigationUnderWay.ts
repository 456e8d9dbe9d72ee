import { createContext } from 'react'
import type { Path } from 'react-router-dom'

/**
 * Returns where the router is going at this very moment, or undefined. `useNavigation` knows it at the next render
 * only, which is too late for a timer that is due just after a click.
 */
export const NavigationUnderWay = createContext<() => Path | undefined>(() => undefined)
