/** Gives the visitor a file. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By then the browser has opened it, and frees it when the file is written.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
