let shown = ''

/**
 * Says on standard error what the benchmark does. On a terminal the line is overwritten; elsewhere each
 * new `step` is a line, and its details are left out.
 */
export function progress(step: string, detail = ''): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${step} ${detail}`)
  else if (step !== shown) process.stderr.write(`${step}\n`)
  shown = step
}

/** Leaves the line, before the result is printed. */
export function progressDone(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
}
