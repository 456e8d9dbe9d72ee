import { apollo } from './apollo.ts'
import { graphql } from './graphql.ts'
import { rest } from './rest.ts'
import { sse } from './sse.ts'

/* One after the other, as later programs find the records of earlier ones. Each prints a line. */
for (const program of [rest, graphql, apollo, sse]) console.log(JSON.stringify({ [program.name]: await program() }))
