import { once } from 'node:events'
import { addAbortSignal, Readable } from 'node:stream'
import pg from 'pg'
import { Unavailable } from '../problems.ts'

/** Reads whole lists as JSON, each in one pass over its rows, on connections of its own. */
export type JsonRows = {
  /**
   * The rows of a query, as a JSON array by default: a short list whole, a long one as a stream of bytes, which fails when a row
   * cannot be written, when the signal aborts, and when it takes too long. Throws Unavailable when too many lists are
   * being read.
   */
  read(query: JsonQuery, signal: AbortSignal): Promise<Buffer | Readable>
}

/**
 * A query with one column: the JSON of a row. `finish` writes the parts that the database cannot write. It gets and
 * returns the bytes of a row as text, a character for each (latin1): that takes a third of the time of decoding UTF-8.
 */
export type JsonQuery = { sql: string; finish: ((row: string) => string) | null; framing?: Framing }

/** How rows become bytes: a JSON array by default, a row a line with a last line that says so, or lines to be joined with others. */
export type Framing = 'array' | 'lines' | 'part'

const FRAMES: Record<Framing, { begin: string; between: string; behind: string; end(rows: number): string }> = {
  array: { begin: '[', between: ',', behind: '', end: () => ']' },
  lines: { begin: '', between: '', behind: '\n', end: rows => lastLine(rows) },
  part: { begin: '', between: '', behind: '\n', end: () => '' },
}

/** By this line a reader of lines knows that none is missing. No record has a field `end`. */
export const lastLine = (rows: number) => `${JSON.stringify({ end: true, count: rows })}\n`

/** Lists that one process reads at once, so that they never take the whole database. Others wait for their turn. */
const AT_ONCE = 4
/** Milliseconds. */
const WAITS_FOR_ITS_TURN = 5_000
/** Milliseconds for a list. Meanwhile Postgres cannot remove rows deleted since. */
const TAKES_AT_MOST = 300_000
/** Bytes that are sent at a time, and that may wait for the reader. */
const CHUNK = 131_072
const BUFFER = 2 * CHUNK

type Opened = { pool: pg.Pool; close(): Promise<void> }

/** Connects with the first list. `onIdleError` gets errors of connections that broke while idle. */
export function openJsonRows(url: string, onIdleError: (error: Error) => void): JsonRows & Opened {
  const pool = new pg.Pool({
    connectionString: url,
    max: AT_ONCE,
    connectionTimeoutMillis: WAITS_FOR_ITS_TURN,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'talentdesk lists',
  })
  pool.on('error', onIdleError)
  return {
    async read(query, signal) {
      const client = await pool.connect().catch(() => {
        throw new Unavailable('The product is very busy. Please try again in a moment.', RETRY_AFTER)
      })
      const rows = addAbortSignal(signal, client.query(new CopiedRows(client, query)))
      await once(rows, 'readable')
      return rows.isComplete ? (rows.read() ?? Buffer.alloc(0)) : rows
    },
    pool,
    close: () => pool.end(),
  }
}

/** Seconds. */
const RETRY_AFTER = 10

/** Rows come in the order of an index and related rows by their ids: sorting and hashing would read all rows first. */
const SETTINGS = [
  ...['enable_sort = off', 'enable_hashjoin = off', 'enable_mergejoin = off', 'jit = off'],
  ...[`statement_timeout = ${TAKES_AT_MOST}`, 'lock_timeout = 5000'],
].map(setting => `SET LOCAL ${setting}`)

/** CSV in which no row is quoted, as JSON contains no control characters. */
const UNQUOTED = `FORMAT csv, QUOTE E'\\x01', DELIMITER E'\\x03'`

/**
 * The rows that COPY sends, as a query of `pg` that is also a stream. COPY sends as fast as the socket is read, so a
 * paused stream pauses the database; fetching from a cursor would take a round trip for each batch.
 */
class CopiedRows extends Readable implements pg.Submittable {
  /** True when the database has sent all rows. */
  isComplete = false
  readonly #client: pg.PoolClient
  readonly #query: JsonQuery
  /** Postgres' own timeout does not end what waits for its socket. */
  readonly #timer = setTimeout(() => this.destroy(new Error('A list took too long')), TAKES_AT_MOST)
  #socket: { pause(): unknown; resume(): unknown } | null = null
  readonly #frame: (typeof FRAMES)[Framing]
  #text: string
  #rows = 0

  constructor(client: pg.PoolClient, query: JsonQuery) {
    super({ highWaterMark: BUFFER })
    this.#client = client
    this.#query = query
    this.#frame = FRAMES[query.framing ?? 'array']
    this.#text = this.#frame.begin
  }

  /** The statements, as one message, so that they take one round trip. */
  get text() {
    return ['BEGIN READ ONLY', ...SETTINGS, `COPY (${this.#query.sql}) TO STDOUT (${UNQUOTED})`, 'COMMIT'].join('; ')
  }

  submit(connection: pg.Connection) {
    this.#socket = connection.stream
    connection.query(this.text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }) {
    if (this.destroyed) return
    try {
      const row = chunk.toString('latin1', 0, chunk.length - 1) // Without the line break.
      const { between, behind } = this.#frame
      this.#text += (this.#rows > 0 ? between : '') + (this.#query.finish?.(row) ?? row) + behind
      this.#rows += 1
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)))
    }
    if (this.#text.length >= CHUNK) this.#send()
  }

  /** Called by `pg` after each statement. */
  handleCommandComplete() {}

  handleError(error: Error) {
    this.destroy(error)
  }

  handleReadyForQuery() {
    if (this.destroyed) return
    this.isComplete = true
    this.#text += this.#frame.end(this.#rows)
    this.#send()
    this.push(null)
    this.#socket?.resume() // For the next query of the connection.
    this.#client.release()
  }

  /** Goes on in the next turn of the event loop: a fast connection would fill it, and requests would wait. */
  override _read() {
    setImmediate(() => this.#socket?.resume())
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    clearTimeout(this.#timer)
    if (!this.isComplete) this.#client.release(true)
    done(error)
  }

  /** The database goes on when `_read` asks for more. */
  #send() {
    this.#socket?.pause()
    this.push(this.#text, 'latin1')
    this.#text = ''
  }
}
