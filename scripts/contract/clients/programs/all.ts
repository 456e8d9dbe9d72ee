import { apollo } from './apollo.ts'
import { graphql } from './graphql.ts'
import { rest } from './rest.ts'
import { sse } from './sse.ts'
import { urql } from './urql.ts'

/* Each in its turn, as later ones find what earlier ones made. What each says is a line. */
for (const program of [rest, graphql, apollo, urql, sse])
  console.log(JSON.stringify({ [program.name]: await program() }))
