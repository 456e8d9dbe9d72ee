import { config } from 'zod/v4/core'

// Zod would try out `new Function`, which the content policy forbids and the browser reports. Rules are small anyway.
config({ jitless: true })
