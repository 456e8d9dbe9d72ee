import contract from '../../../openapi.json' with { type: 'json' }
import { cookieName } from '../../auth/request.ts'

/** The committed contract, with the address of this server. `npm run schema` prints the contract. */
export function contractAt(publicUrl: string) {
  const { info, components } = contract
  const session = { ...components.securitySchemes.session, name: cookieName(publicUrl) }
  return {
    ...contract,
    info: { ...info, contact: { ...info.contact, url: publicUrl } },
    components: { ...components, securitySchemes: { ...components.securitySchemes, session } },
  }
}
