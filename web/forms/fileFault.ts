import { EMPTY_FILE, FILE_RULES, type FileKind, tooLargeMessage } from '../../api/files/rules.ts'
import { isAccepted } from './files.ts'

/** Why a file was refused, as a toast says it. */
export type FileFault = { title: string; text: string }

/** Why a file cannot be taken, as far as the browser can tell; the server looks at its bytes. Null when it can. */
export function fileFault(kind: FileKind, file: File): FileFault | null {
  const { types, limit, accept, unsupported, tooLarge } = FILE_RULES[kind]
  // Machines call Word documents by several types, and some by none.
  const isNamedSo = (!file.type || kind === 'APPLICATION') && isAccepted(file, accept)
  if (!isNamedSo && !types.some(type => type === file.type)) return { title: 'Invalid file type', text: unsupported }
  if (file.size > limit) return { title: 'File too large', text: tooLarge ?? tooLargeMessage(kind, file.size) }
  if (file.size === 0) return { title: 'Empty file', text: EMPTY_FILE }
  return null
}
