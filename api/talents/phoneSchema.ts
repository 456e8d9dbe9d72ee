import { countryOf } from '../contacts/country.ts'
import { phoneHref, phoneNumbersIn, type PhoneNumber as Read } from '../contacts/phones.ts'
import type { Context } from '../context.ts'
import { builder } from '../graphql/builder.ts'

/** A phone number found in a phone field. */
export const PhoneNumber = builder.objectRef<Read>('PhoneNumber').implement({
  authScopes: { staff: true },
  scope: 'every',
  description: 'A phone number within a field that may hold several, and words beside them.',
  fields: t => ({
    text: t.exposeString('text', { description: 'As it stands in the field, its extension included.' }),
    international: t.exposeString('international', {
      nullable: true,
      description:
        "As in '+491701234567', without its extension. Null for a national number whose country `Agency.country` does not decide.",
    }),
    href: t.string({
      description: "The address that dials it: 'tel:+442079460301;ext=7'.",
      resolve: number => phoneHref(number),
    }),
  }),
})

/** The description of a record's `phoneNumbers`. */
export const PHONE_NUMBERS = 'The numbers in `phone`, in their order; what stands beside them is none.'

/** The numbers in a phone field, read with the agency's country. */
export async function readPhoneNumbers({ phone }: { phone: string | null }, { db, versions }: Context) {
  if (!phone) return []
  const asked = { tables: ['Agency'] as const, key: 'agency country' }
  return phoneNumbersIn(phone, await versions.cached(asked, () => countryOf(db)))
}
