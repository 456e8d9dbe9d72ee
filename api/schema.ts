import './applications/schema.ts'
import './auth/schema.ts'
import './billing/schema.ts'
import './candidates/schema.ts'
import './comments/schema.ts'
import './companies/schema.ts'
import './deals/schema.ts'
import './matching/schema.ts'
import './product/schema.ts'
import './shares/schema.ts'
import './talents/schema.ts'
import './timeline/schema.ts'
import './uploads/schema.ts'
import './users/schema.ts'
import './views/schema.ts'
import { builder } from './graphql/builder.ts'

/** The whole schema: each folder adds its nouns to the builder. A new folder needs one import above. */
export const schema = builder.toSchema()
