import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from './_receiver.ts'

/** A span as a receiver reads it. */
interface ReceivedSpan {
  traceId: string
  spanId: string
  /** Empty: the span begins its trace here. */
  parentId: string
  name: string
  /** 1 internal, 2 server, 3 client */
  kind: number
  ms: number
  attributes: Record<string, string | number>
  /** 2: an error */
  status: number
  resource: Record<string, string | number>
}

export interface OtlpReceiver {
  endpoint: string
  /** Of all requests so far. */
  spans: ReceivedSpan[]
  /** All that was received, headers too, as Latin-1 text. */
  received(): string
  /** The status that requests get from now on; null: they get no answer. */
  answersWith(status: number | null): void
}

/** A receiver of OTLP over HTTP, which reads protobuf with no code of the exporter. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  let status: number | null = 200
  const server = createServer((request, response) => {
    const take = (body: Buffer) => {
      bodies.push(`${request.url}\n${JSON.stringify(request.headers)}\n${body.toString('latin1')}`)
      if (status === 200) spans.push(...spansIn(body))
      if (status !== null) response.writeHead(status).end()
    }
    // A request that is cut while it comes is not received; what cannot be read still fails the run.
    void buffer(request).then(take, () => {})
  })
  const { port } = await listen(server)
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    received: () => bodies.join('\n'),
    answersWith(given) {
      status = given
    },
  }
}

/** The fields of a message of protobuf by number: bytes, or a number. */
type Fields = Map<number, (Buffer | bigint)[]>

function fieldsOf(message: Buffer): Fields {
  const fields: Fields = new Map()
  let at = 0
  while (at < message.length) {
    const tag = Number(varint())
    const value = valueOf(tag & 7)
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value])
  }
  return fields

  function varint(): bigint {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = BigInt(message[at++]!)
      value |= (byte & 127n) << shift
      if (byte < 128n) return value
    }
  }

  function valueOf(type: number): Buffer | bigint {
    if (type === 0) return varint()
    if (type === 1) return message.readBigUInt64LE((at += 8) - 8)
    if (type === 5) return BigInt(message.readUInt32LE((at += 4) - 4))
    const length = Number(varint())
    return message.subarray(at, (at += length))
  }
}

const messages = (fields: Fields, number: number) =>
  (fields.get(number) ?? []).map((value) => fieldsOf(value as Buffer))
const bytes = (fields: Fields, number: number) =>
  (fields.get(number)?.[0] as Buffer | undefined) ?? Buffer.alloc(0)
const number = (fields: Fields, at: number) => Number(fields.get(at)?.[0] ?? 0)

/** ExportTraceServiceRequest, with the numbers of opentelemetry/proto/trace/v1/trace.proto. */
function spansIn(body: Buffer): ReceivedSpan[] {
  return messages(fieldsOf(body), 1).flatMap((ofResource) => {
    const resource = attributesOf(messages(ofResource, 1).flatMap((each) => messages(each, 1)))
    return messages(ofResource, 2)
      .flatMap((ofScope) => messages(ofScope, 2))
      .map((span) => ({
        traceId: bytes(span, 1).toString('hex'),
        spanId: bytes(span, 2).toString('hex'),
        parentId: bytes(span, 4).toString('hex'),
        name: bytes(span, 5).toString(),
        kind: number(span, 6),
        ms: (number(span, 8) - number(span, 7)) / 1e6,
        attributes: attributesOf(messages(span, 9)),
        status: number(messages(span, 15)[0] ?? new Map(), 3),
        resource,
      }))
  })
}

function attributesOf(pairs: Fields[]): Record<string, string | number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [value] = messages(pair, 2)
      if (value === undefined) throw new Error('an attribute without a value')
      return [
        bytes(pair, 1).toString(),
        value.has(1) ? bytes(value, 1).toString() : number(value, 3),
      ]
    }),
  )
}
