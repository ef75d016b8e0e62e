import type { TracingSettings } from './otlp-tracer.ts'
import { traceWith } from './spans.ts'

/** Traces what this thread does, and sends it, until disposed. Without settings nothing is loaded. */
export async function startTracing(settings: TracingSettings | null): Promise<AsyncDisposable> {
  const parts = new AsyncDisposableStack()
  if (settings === null) return parts
  const { createOtlpTracer } = await import('./otlp-tracer.ts')
  // That of the process, from all threads alike.
  const tell = (line: string) => void process.stderr.write(`${line}\n`)
  parts.use(traceWith(parts.use(createOtlpTracer(settings, tell))))
  return parts
}
