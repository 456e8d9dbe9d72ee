import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parseSettings } from '../settings.ts'
import { sendMail } from './mail.ts'

const message = { to: { name: '', address: 'ada@example.com' }, subject: 'Hello', text: 'Hello', id: 'one' }

test('gives up on a mail server whose complete answer takes too long', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(300))
  onTestFinished(() => spy.mockRestore())
  const server = createServer(socket => {
    socket.on('error', () => socket.destroy())
    socket.write('220 mail.example.com\r\n')
    // The answer never pauses for long, and never ends.
    const timer = setInterval(() => socket.write('250-'), 50)
    socket.on('close', () => clearInterval(timer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = parseSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'desk@example.com' })
  await expect(sendMail(settings, message)).rejects.toThrow('EABORT')
})
