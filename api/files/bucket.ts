import { mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { WrongSetting } from '../settings.ts'
import type { Store } from './store.ts'

/** The timeout of the health check in milliseconds, and the maximum number of attempts of an upload. */
const CHECK_TIMEOUT = 4_000
const ATTEMPTS = 3

/** Opens the storage in a bucket of any S3-compatible server. */
export async function openBucket(url: string): Promise<Store> {
  const { bucket, prefix, ...connection } = parseAddress(url)
  const client = new S3Client({
    ...connection,
    forcePathStyle: true,
    // The product sends the hash of the whole file; many S3-compatible servers do not know the other checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  const spoolFolder = path.join(os.tmpdir(), 'talentdesk-arriving')
  await mkdir(spoolFolder, { recursive: true, mode: 0o700 })
  return {
    description: `the bucket ${bucket} at ${connection.endpoint}`,
    spoolFolder,
    async put(key, bytes, { size, sha256, contentType }) {
      const checksum = { ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') }
      const about = { contentLength: size, contentType, ...checksum }
      await retry(() => disk.putStream(prefix + key, bytes(), about))
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key, Range }))
        return Body instanceof Readable ? Body : null
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null
        throw error
      }
    },
    remove: key => disk.delete(prefix + key),
    async check() {
      const probe = new PutObjectCommand({ Bucket: bucket, Key: `${prefix}check`, Body: 'ok' })
      await client.send(probe, { abortSignal: AbortSignal.timeout(CHECK_TIMEOUT) })
    },
    close: () => client.destroy(),
  }
}

/** Repeats a failed upload with backoff. The S3 client itself retries only requests that do not send a stream. */
async function retry(send: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      const isRefused = cause instanceof S3ServiceException && (cause.$metadata.httpStatusCode ?? 500) < 500
      if (isRefused || attempt === ATTEMPTS) throw error
      await setTimeout(200 * attempt)
    }
  }
}

function parseAddress(url: string) {
  const { hostname, host, pathname, username, password, searchParams } = new URL(url)
  const [bucket, ...folders] = decodeURIComponent(pathname).split('/').filter(Boolean)
  if (!hostname || !bucket) {
    throw new WrongSetting('STORAGE_URL: the given value is not accepted; expected s3://KEY:SECRET@host/bucket.')
  }
  return {
    bucket,
    prefix: folders.map(folder => `${folder}/`).join(''),
    endpoint: `${searchParams.get('ssl') === '0' ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : undefined,
  }
}
