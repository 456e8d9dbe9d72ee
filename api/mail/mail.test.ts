import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseSettings } from '../settings.ts'
import { sendMail } from './mail.ts'

const message = { to: { name: '', address: 'ada@example.com' }, subject: 'Hello', text: 'Hello', id: 'one' }

/** Sends a message to a server that greets and then answers with `part` again and again. */
async function sendToEndless(part: string, pause: number) {
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy())
    socket.write('220 mail.example.com\r\n')
    const timer = setInterval(() => socket.write(part), pause)
    socket.on('close', () => clearInterval(timer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = parseSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'desk@example.com' })
  await sendMail(settings, message)
}

test('gives up on a mail server that answers too slowly as a whole', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300))
  onTestFinished(() => spy.mockRestore())
  await expect(sendToEndless('250-', 50)).rejects.toThrow('EABORT')
})
