import { FILE_RULES, type FileKind, tooLargeMessage } from '../../../api/files/rules.ts'
import { isAccepted } from '../../forms/files.ts'

/** Why a file cannot be taken, as far as the browser can tell; the server looks at its bytes. Null when it can. */
export function fileFault(kind: FileKind, file: File): { title: string; text: string } | null {
  const { types, limit, accept, unsupported } = FILE_RULES[kind]
  const fits = file.type ? types.some(type => type === file.type) : isAccepted(file, accept)
  if (!fits) return { title: 'Invalid file type', text: unsupported }
  if (file.size > limit) return { title: 'File too large', text: tooLargeMessage(kind, file.size) }
  return null
}
