import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { setTimeout as after } from 'node:timers/promises'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
} from '@opentelemetry/api'
import { type ExportResult, ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { OpenSpan, SpanAttributes, Tracer } from './spans.ts'

export interface TracingSettings {
  /** The base address of a receiver of OTLP over HTTP, without a slash at the end. */
  endpoint: string
  /** May contain credentials: never show or log them. */
  headers: Readonly<Record<string, string>>
  serviceName: string
  version: string
  /** The share of traces that are recorded, from 0 to 1. */
  share: number
  /** Whether a caller that brings a trace of its own decides whether its request is recorded. */
  callerDecides: boolean
}

/** How long a receiver may take; also how long an end waits for what was not sent yet. */
const EXPORT_MS = 2_000

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const

/**
 * Sends spans by OTLP over HTTP, in protobuf, from a queue of bounded size: where the receiver is slow or away, spans
 * are dropped, and nobody waits. The exporter itself reads the standard's other variables (OTEL_EXPORTER_OTLP_
 * CERTIFICATE, COMPRESSION and so on). Disposing it sends what is left, for {@link EXPORT_MS} at most.
 * @param tell Told in Portuguese that spans do not arrive, and that they do again.
 */
export function createOtlpTracer(
  settings: TracingSettings,
  tell: (line: string) => void,
): Tracer & AsyncDisposable {
  const { endpoint, headers, version } = settings
  const agent = endpoint.startsWith('https:')
    ? new HttpsAgent({ keepAlive: true })
    : new HttpAgent({ keepAlive: true })
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: EXPORT_MS,
    httpAgentOptions: () => agent,
  })
  const provider = new TracerProvider({
    resource: resourceOf(settings),
    sampler: samplerOf(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellingOf(exporter, endpoint, tell),
        exportTimeoutMillis: EXPORT_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('arauto', version)
  const propagator = new W3CTraceContextPropagator()
  /** Spans of ours, as OpenTelemetry's. */
  const contexts = new WeakMap<OpenSpan, typeof ROOT_CONTEXT>()

  return {
    begin({ name, kind, attributes = {}, startedAt, headers: received }, parent) {
      const outer = (parent && contexts.get(parent)) ?? ROOT_CONTEXT
      const context =
        parent === null && received !== undefined
          ? propagator.extract(outer, received, defaultTextMapGetter)
          : outer
      const begun = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes, ...(startedAt !== undefined && { startTime: startedAt }) },
        context,
      )
      const span: OpenSpan = {
        set: (more: SpanAttributes) => void begun.setAttributes(more),
        fail(type) {
          begun.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR })
        },
        end: () => begun.end(),
      }
      contexts.set(span, trace.setSpan(context, begun))
      return span
    },
    async [Symbol.asyncDispose]() {
      const sent = provider.shutdown().catch(() => undefined) // it was told
      await Promise.race([sent, after(EXPORT_MS, undefined, { ref: false })])
      agent.destroy() // otherwise a receiver that stalls would keep the process
    },
  }
}

/** What sends the spans; OTEL_RESOURCE_ATTRIBUTES may say more. */
function resourceOf({ serviceName, version }: TracingSettings) {
  return defaultResource()
    .merge(
      detectResources({ detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector] }),
    )
    .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }))
}

function samplerOf({ share, callerDecides }: TracingSettings): Sampler {
  const root = share === 1 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(share)
  return callerDecides ? new ParentBasedSampler({ root }) : root
}

/** The same exporter, which tells of the first failure after a success, and of the first success after a failure. */
function tellingOf(
  exporter: SpanExporter,
  endpoint: string,
  tell: (line: string) => void,
): SpanExporter {
  let fails = false
  function hear({ code, error }: ExportResult): void {
    const failed = code !== ExportResultCode.SUCCESS
    if (failed === fails) return
    fails = failed
    tell(
      failed
        ? `Os traces não chegam a ${endpoint} (${error?.message ?? 'sem resposta'}); o resto segue sem eles.`
        : `Os traces chegam de novo a ${endpoint}.`,
    )
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        hear(result)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
