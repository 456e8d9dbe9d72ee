/**
 * What the product, built and started as `npm start` does, makes of a crowd and of attackers: `npm run bench:crowd`, or
 * one part of it, `-- --only=stop`. Each part has a product and a database of its own. It says what was answered; reading
 * that is left to people.
 */
import { bombs, guessers, resumes, stop, uploads, writers } from './parts.ts'

const only = process.argv.find(argument => argument.startsWith('--only='))?.slice('--only='.length)
for (const part of [writers, guessers, uploads, bombs, resumes, stop]) if (!only || part.name === only) await part()
