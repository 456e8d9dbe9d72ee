import { config } from 'zod/v4/core'

// Zod would try `new Function`, which the content security policy forbids and the browser reports. Rules are small.
config({ jitless: true })
