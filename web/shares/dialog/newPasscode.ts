/** The characters of a passcode: letters and digits that are hard to confuse when heard or read. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random passcode that is easy to say on the telephone, such as 'k7mq-x2pd'. There are almost 10^12 passcodes. */
export function newPasscode(): string {
  const letters = [...crypto.getRandomValues(new Uint32Array(8))].map(number => LETTERS[number % LETTERS.length])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
