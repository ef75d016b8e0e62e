import { useState } from 'react'
import { readTextFile } from './read-file.ts'
import { type FileFault, UnreadFile } from './unread-file.ts'

export type FileState =
  | { is: 'reading' | 'opened'; name: string }
  | { is: 'unread'; name: string; fault: FileFault }

/** Reads files in the browser; `onText` gets their words. */
export function useTextFile(onText: (text: string) => void) {
  const [state, setState] = useState<FileState | null>(null)
  const open = async (file: File) => {
    const { name } = file
    setState({ is: 'reading', name })
    try {
      onText(await readTextFile(file))
      setState({ is: 'opened', name })
    } catch (error) {
      const fault = error instanceof UnreadFile ? error.fault : 'notDocx'
      setState({ is: 'unread', name, fault })
    }
  }
  return { state, open, forget: () => setState(null) }
}
