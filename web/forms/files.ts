/** '840 KB', '1.2 MB': as people speak of files. */
export function formatSize(bytes: number) {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** Whether a file fits an `accept` list: '.pdf,application/pdf', 'image/*'. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string) {
  return accept.split(',').some(entry => {
    const wanted = entry.trim().toLowerCase()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}
