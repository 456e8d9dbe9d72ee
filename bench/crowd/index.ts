/**
 * Load of many users and attackers on the product, built and started as by `npm start`: `npm run bench:crowd`. `--
 * --only=stop` runs a single part. Each part has its own product and database. Prints the answers and checks no limits.
 */
import { option } from '../measure.ts'
import { bombs, guessers, resumes, stop, uploads, writers } from './parts.ts'

const only = option('only')
for (const part of [writers, guessers, uploads, bombs, resumes, stop]) if (!only || part.name === only) await part()
