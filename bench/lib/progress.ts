let shown = ''

/**
 * Reports the benchmark's progress on standard error. A terminal's line is overwritten; elsewhere
 * each new `step` is a line, without details.
 */
export function progress(step: string, detail = ''): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${step} ${detail}`)
  else if (step !== shown) process.stderr.write(`${step}\n`)
  shown = step
}

/** Ends the line, before the result is printed. */
export function progressDone(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K')
}
