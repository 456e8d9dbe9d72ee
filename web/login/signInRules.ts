import '../forms/zod.ts'

export { signInRules } from '../../api/auth/rules.ts'
