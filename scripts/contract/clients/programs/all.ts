import { apollo } from './apollo.ts'
import { graphql } from './graphql.ts'
import { rest } from './rest.ts'
import { sse } from './sse.ts'

/* Runs one after the other, as later programs use records of earlier ones. Each prints a line. */
for (const program of [rest, graphql, apollo, sse]) console.log(JSON.stringify({ [program.name]: await program() }))
