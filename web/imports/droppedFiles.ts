/** Dropped files, and folders that are still to be read. Must be taken while the drop is handled. */
export type Dropped = (File | FileSystemEntry)[]

/** Whether files are dragged, and not text or a link. */
export const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Takes the files of a drop. */
export function takeDropped({ dataTransfer }: DragEvent): Dropped {
  return [...(dataTransfer?.items ?? [])].flatMap(item => item.webkitGetAsEntry?.() ?? item.getAsFile() ?? [])
}

/** All files that were dropped, those of folders too. */
export async function filesIn(dropped: Dropped): Promise<File[]> {
  const files: File[] = []
  for (const each of dropped) files.push(...(each instanceof File ? [each] : await filesOf(each)))
  return files.filter(isMeant)
}

/** Leaves out what systems put into folders by themselves. */
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
  // A folder is read in parts, the last one of which is empty.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) return entries
    entries.push(...part)
  }
}

/** The browser lists them in no order. */
const byName = (one: FileSystemEntry, other: FileSystemEntry) =>
  one.name.localeCompare(other.name, undefined, { numeric: true })

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
