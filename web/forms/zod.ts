import { z } from 'zod/v4'
import { config } from 'zod/v4/core'

/*
 * The pages import this file instead of zod (vite.config.ts), so that zod is configured before the first rule is made.
 * By default zod tries to compile rules by `new Function`: the content security policy forbids this, and the browser
 * would report a violation. Our small rules need no compilation.
 */
config({ jitless: true })

export { z }
