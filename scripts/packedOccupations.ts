import type { Plugin } from 'vite'
import { packedOccupations } from '../api/language/packedOccupations.ts'

/** Puts the table of occupations into a program, so that no process has to make it of the files. */
export function occupationsPacked(): Plugin {
  return {
    name: 'occupations-packed',
    load: {
      filter: { id: /\/api\/language\/packedOccupations\.ts$/ },
      handler: () => `export const packedOccupations = () => (${JSON.stringify(packedOccupations())})`,
    },
  }
}
