/**
 * How the product, built and started as `npm start` does, copes with many users and with attackers: `npm run bench:crowd`,
 * or one part of it, `-- --only=stop`. Each part has a product and a database of its own. Prints what was answered, and
 * judges nothing.
 */
import { option } from '../measure.ts'
import { bombs, guessers, resumes, stop, uploads, writers } from './parts.ts'

const only = option('only')
for (const part of [writers, guessers, uploads, bombs, resumes, stop]) if (!only || part.name === only) await part()
