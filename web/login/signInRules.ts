export { signInRules } from '../../api/auth/rules.ts'
