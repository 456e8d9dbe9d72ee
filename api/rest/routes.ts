import { applicationRoutes } from './applicationRoutes.ts'
import { applyLinkRoutes } from './applyLinkRoutes.ts'
import { applyRoutes } from './applyRoutes.ts'
import { authRoutes } from './authRoutes.ts'
import { billingRoutes } from './billingRoutes.ts'
import { candidateRoutes } from './candidateRoutes.ts'
import { commentRoutes } from './commentRoutes.ts'
import { companyRoutes } from './companyRoutes.ts'
import { dealRoutes } from './dealRoutes.ts'
import { matchingRoutes } from './matchingRoutes.ts'
import type { Route } from './route.ts'
import { shareRoutes } from './shareRoutes.ts'
import { talentRoutes } from './talentRoutes.ts'
import { uploadRoutes } from './uploadRoutes.ts'
import { viewRoutes } from './viewRoutes.ts'

/** The one table of all calls. A call that is not here does not exist, and is not in the OpenAPI document either. */
export const routes: Route[] = [
  ...talentRoutes,
  ...uploadRoutes,
  ...commentRoutes,
  ...shareRoutes,
  ...companyRoutes,
  ...dealRoutes,
  ...applyLinkRoutes,
  ...applyRoutes,
  ...candidateRoutes,
  ...applicationRoutes,
  ...matchingRoutes,
  ...billingRoutes,
  ...viewRoutes,
  ...authRoutes,
]

/** Which methods a path knows, and whether that is for everybody to hear. */
export function methodsOf(url: string): { methods: string[]; isPublic: boolean } {
  const [path = ''] = url.split('?')
  const found = patterns.filter(({ pattern }) => pattern.test(path))
  return { methods: found.map(({ method }) => method), isPublic: found.some(({ isPublic }) => isPublic) }
}

/** Paths under /api that are no calls of the table. */
const OTHERS = [
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/files/{key}' },
]

const patterns = [...routes, ...OTHERS.map(other => ({ ...other, isPublic: undefined }))].map(
  ({ method, path, isPublic }) => ({
    method,
    isPublic: isPublic === true,
    pattern: new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }),
)
