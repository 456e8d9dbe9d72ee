/** Dropped files, and folders that are not read yet. Available only during the drop event. */
export type Dropped = (File | FileSystemEntry)[]

/** Whether files are dragged, and not text or a link. */
export const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Returns the files and folders of a drop event. */
export function takeDropped({ dataTransfer }: DragEvent): Dropped {
  return [...(dataTransfer?.items ?? [])].flatMap(item => item.webkitGetAsEntry?.() ?? item.getAsFile() ?? [])
}

/** All dropped files, including those in folders. */
export async function filesIn(dropped: Dropped): Promise<File[]> {
  const files: File[] = []
  for (const each of dropped) files.push(...(each instanceof File ? [each] : await filesOf(each)))
  return files.filter(isMeant)
}

/** Whether a person meant to drop the file: false for hidden files and files that operating systems add to folders. */
export const isMeant = ({ name }: Pick<File, 'name'>) => !name.startsWith('.') && !SYSTEM.has(name.toLowerCase())

const SYSTEM = new Set(['thumbs.db', 'desktop.ini'])

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!isFolder(entry)) return []
  const files: File[] = []
  for (const each of (await entriesOf(entry)).sort(byName)) files.push(...(await filesOf(each)))
  return files
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const entries: FileSystemEntry[] = []
  const reader = folder.createReader()
  // A folder is read in parts; an empty part marks the end.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) return entries
    entries.push(...part)
  }
}

/** Compares files by name, for sorting, as browsers list the entries of a folder in no particular order. */
const byName = (one: FileSystemEntry, other: FileSystemEntry) =>
  one.name.localeCompare(other.name, undefined, { numeric: true })

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
