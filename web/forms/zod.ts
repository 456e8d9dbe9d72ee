import { z } from 'zod/v4'
import { config } from 'zod/v4/core'

/*
 * The pages import this file instead of zod (vite.config.ts), so that zod is configured before the first rule is made.
 * Zod would try `new Function`, which the content security policy forbids and the browser reports. Our small rules do
 * not need it.
 */
config({ jitless: true })

export { z }
