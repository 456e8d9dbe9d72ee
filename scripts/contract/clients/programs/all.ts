import { apollo } from './apollo.ts'
import { graphql } from './graphql.ts'
import { rest } from './rest.ts'
import { sse } from './sse.ts'

/* Runs the programs in this order, as later programs use records of earlier ones. Prints a line per program. */
for (const program of [rest, graphql, apollo, sse]) console.log(JSON.stringify({ [program.name]: await program() }))
