import { keysOf } from '../../rules/rules.ts'
import { talentAudiences } from '../../talents/audiences.ts'

/** What a client may see of a talent: who may not see one of them, may not see what would be shown to a client either. */
export const CLIENT_COLUMNS = keysOf(talentAudiences.fields).filter(
  column => 'client' in talentAudiences.fields[column],
)
