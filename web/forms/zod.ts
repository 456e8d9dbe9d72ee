import { z } from 'zod/v4'
import { config } from 'zod/v4/core'

/*
 * The pages import this file in place of zod (vite.config.ts), so that it is set before the first rule is made. Zod would
 * try `new Function`, which the content security policy forbids and the browser reports. Rules are small.
 */
config({ jitless: true })

export { z }
