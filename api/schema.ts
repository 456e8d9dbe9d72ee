import './activity/schema.ts'
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
import './uploads/schema.ts'
import './users/schema.ts'
import './views/schema.ts'
import { builder } from './graphql/builder.ts'

/** The whole schema: each room adds its nouns to the builder. A new room is one line above. */
export const schema = builder.toSchema()
