import { FILE_TYPES, type FileType } from './rules.ts'

const LONGEST = 120
const KNOWN_ENDING = /\.(pdf|docx?|png|jpe?g|webp|gif)$/i
/** Invisible characters, except the joiners, which Persian names and many emoji need. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** True if a file has the name of a picture. */
export const isNamedAsPicture = (name: string) => /\.(png|jpe?g|webp|gif)$/i.test(name.trim())

/** The name for downloads: without path and invisible characters, of limited length, with the extension of its type. */
export function safeName(given: string, type: FileType): string {
  const { extension } = FILE_TYPES[type]
  const lastPart = given.slice(-4_096).normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = lastPart
    .replace(INVISIBLE, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
  const stem = visible.replace(KNOWN_ENDING, '').replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  const room = LONGEST - extension.length - 1
  return `${cut(stem, room).trim() || 'file'}.${extension}`
}

/** Cuts a text between visible characters, so that no emoji is split. */
function cut(text: string, longest: number): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, longest * 2))) {
    if (kept.length + segment.length > longest) break
    kept += segment
  }
  return kept
}

/** A header by RFC 6266: with an ASCII name for old clients, and the real name in UTF-8 for all others. */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
