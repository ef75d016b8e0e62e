export interface LineStream {
  write(line: string): void
}

/** Too short for a reader of the log to notice, long enough to batch a busy server's lines. */
const FLUSH_MS = 50

/**
 * Writes lines in batches: under load, one write per line costs as much as the request itself.
 * Waiting lines are also written when the process exits, even by an error.
 */
export function createLogStream(output: LineStream): LineStream {
  let lines = ''
  function flush(): void {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  process.once('exit', flush)
  return {
    write(line) {
      if (lines === '') setTimeout(flush, FLUSH_MS).unref()
      lines += line
    },
  }
}
