import type { Plugin } from 'vite'
import { packedOccupations } from '../reader/words/packedOccupations.ts'

/** Compiles the table of occupations into a program, so that processes need not make it from the data files. */
export function occupationsPacked(): Plugin {
  return {
    name: 'occupations-packed',
    load: {
      filter: { id: /\/reader\/words\/packedOccupations\.ts$/ },
      handler: () => `export const packedOccupations = () => (${JSON.stringify(packedOccupations())})`,
    },
  }
}
