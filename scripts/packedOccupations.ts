import type { Plugin } from 'vite'
import { packedOccupations } from '../reader/words/packedOccupations.ts'

/** Puts the table of occupations into a program, so that no process has to make it of the files. */
export function occupationsPacked(): Plugin {
  return {
    name: 'occupations-packed',
    load: {
      filter: { id: /\/reader\/words\/packedOccupations\.ts$/ },
      handler: () => `export const packedOccupations = () => (${JSON.stringify(packedOccupations())})`,
    },
  }
}
