/** How staff are called: first and last name, or their e-mail where there is none. */
export function personName({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return `${firstName} ${lastName}`.trim() || email
}
