import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { PostGraphileConnectionFilterPreset } from 'postgraphile-plugin-connection-filter'

// PostGraphile on a database: `node server.mjs postgres://…`. Tells its parent process the port.
const { createServ } = postgraphile({
  extends: [PostGraphileAmberPreset, PostGraphileConnectionFilterPreset],
  pgServices: [makePgService({ connectionString: process.argv[2], schemas: ['public'], poolConfig: { max: 16 } })],
  grafserv: { websockets: false, watch: false, graphiql: false },
  grafast: { explain: false },
})
const server = createServer()
await createServ(grafserv).addTo(server)
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
