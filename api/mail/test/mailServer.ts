import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

type Received = { to: string[]; mail: string }

/**
 * A mail server on loopback for this test file. Refuses the next `refusals` messages with `code`, and stores all other
 * messages.
 */
export async function openMailServer() {
  const received: Received[] = []
  const post = { received, refusals: 0, code: 451, url: '' }
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo({ address }, _session, done) {
      if (post.refusals === 0) return done()
      post.refusals -= 1
      done(Object.assign(new Error(`${address} has too many messages`), { responseCode: post.code }))
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', part => void parts.push(part))
      stream.on('end', () => {
        // Decodes soft line breaks and '=' of quoted-printable, which is enough for the tests.
        const mail = Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=')
        received.push({ to: envelope.rcptTo.map(({ address }) => address), mail })
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise<void>(resolve => server.close(resolve)))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server does not listen')
  return Object.assign(post, { url: `smtp://127.0.0.1:${address.port}` })
}
