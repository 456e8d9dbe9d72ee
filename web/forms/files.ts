import { EMPTY_FILE, FILE_RULES, type FileKind, tooLargeMessage } from '../../api/files/rules.ts'

/** The reason why a file was refused, as a toast shows it. */
export type FileFault = { title: string; text: string }

/** The reason to refuse a file because of its name, type or size, or null. The server also checks the content. */
export function fileFault(kind: FileKind, file: File): FileFault | null {
  const { types, limit, accept, unsupported, tooLarge } = FILE_RULES[kind]
  // The file's name counts if the browser reports no type, and for applications: Word documents have various types.
  const isNamedSo = (!file.type || kind === 'APPLICATION') && isAccepted(file, accept)
  if (!isNamedSo && !types.some(type => type === file.type)) return { title: 'Invalid file type', text: unsupported }
  if (file.size > limit) return { title: 'File too large', text: tooLarge ?? tooLargeMessage(kind, file.size) }
  if (file.size === 0) return { title: 'Empty file', text: EMPTY_FILE }
  return null
}

/** Whether a file matches an `accept` list: '.pdf,application/pdf', 'image/*'. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string) {
  return accept.split(',').some(entry => {
    const wanted = entry.trim().toLowerCase()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}

/** A file size for people: '840 KB', '1.2 MB'. */
export function formatSize(bytes: number) {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
