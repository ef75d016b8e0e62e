import { createHash, hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import type { Bucket } from './bucket.ts'
import { elementsOf } from './xml.ts'

export interface SentFile {
  chave: string
  bytes: number
  sha256: string
  /** False: the bucket had it already. */
  enviado: boolean
}

/** What is larger goes in parts of this size, so that a broken connection repeats no more than one. */
const PART_BYTES = 16 * 2 ** 20
/** As S3 allows. */
const MOST_PARTS = 10_000
/**
 * The first may go on with an upload that was begun for other content, if the file was replaced by an older one. Its
 * object says the other digest, for which no storage can be asked before; the second begins anew.
 */
const SENDINGS = 2
/** The header by which an object says what it has in it, whatever its ETag means. */
const SHA256 = 'x-amz-meta-sha256'

interface Sending {
  bucket: Bucket
  signal: AbortSignal
  /** Negative: so much is sent again. */
  onProgress(bytes: number): void
}

/**
 * Sends a file, unless the bucket has it with the same content. Others see the object only when it is whole. Parts
 * of a large file that an interrupted run sent are not sent again.
 * @throws Problem when the file changed meanwhile, or the storage refuses
 */
export async function sendFile(file: string, key: string, sending: Sending): Promise<SentFile> {
  const { bucket, signal, onProgress } = sending
  await using handle = await open(file)
  const { size, mtimeMs } = await handle.stat()
  const sha256 = await digestOf(file, signal)
  const sent = { chave: key, bytes: size, sha256, enviado: true }
  if (await hasSame(bucket, sent, signal)) {
    onProgress(size)
    return { ...sent, enviado: false }
  }
  const source = { file, handle, size, mtimeMs, key, sha256 }
  const send = size <= PART_BYTES ? sendWhole : sendInParts
  for (let tried = 1; tried <= SENDINGS; tried++) {
    await send(source, sending)
    if (await hasSame(bucket, sent, signal)) return sent
    onProgress(-size)
  }
  throw changed(file)
}

interface Source {
  file: string
  handle: FileHandle
  size: number
  /** When it was written last, in milliseconds since 1970. */
  mtimeMs: number
  key: string
  sha256: string
}

async function digestOf(file: string, signal: AbortSignal): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest, { signal })
  return digest.digest('hex')
}

async function hasSame(
  bucket: Bucket,
  { chave, bytes, sha256 }: SentFile,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await bucket.find({ method: 'HEAD', key: chave, signal })
  return (
    found?.headers.get(SHA256) === sha256 && found.headers.get('content-length') === String(bytes)
  )
}

async function sendWhole(
  { file, handle, size, key, sha256 }: Source,
  { bucket, signal, onProgress }: Sending,
): Promise<void> {
  const body = await readPart(handle, 0, size)
  if (hash('sha256', body) !== sha256) throw changed(file)
  await bucket.ask({ method: 'PUT', key, headers: { [SHA256]: sha256 }, body, signal })
  onProgress(size)
}

async function sendInParts(source: Source, sending: Sending): Promise<void> {
  const { file, handle, size, key, sha256 } = source
  const { bucket, signal, onProgress } = sending
  const partSize = partSizeFor(size)
  const { id, parts: before } = await uploadOf(source, sending)
  const query = { uploadId: id }
  const digest = createHash('sha256')
  const etags: string[] = []
  for (let at = 0; at < size; at += partSize) {
    signal.throwIfAborted()
    const body = await readPart(handle, at, Math.min(partSize, size - at))
    digest.update(body)
    const number = etags.length + 1
    const kept = before.get(number)
    const isThere = kept !== undefined && kept === `"${hash('md5', body)}"`
    etags.push(isThere ? kept : await sendPart(number, body))
    onProgress(body.length)
  }
  if (digest.digest('hex') !== sha256) {
    // Asked again after a lost answer, it is gone already.
    await bucket.find({ method: 'DELETE', key, query, signal })
    throw changed(file)
  }
  const listed = etags.map(
    (etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
  )
  const body = Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`)
  // Asked again after a lost answer, most storages know no such upload any more: the look that follows decides.
  await bucket.find({ method: 'POST', key, query, body, signal })

  async function sendPart(number: number, body: Uint8Array<ArrayBuffer>): Promise<string> {
    const place = { ...query, partNumber: String(number) }
    const { headers } = await bucket.ask({ method: 'PUT', key, query: place, body, signal })
    return headers.get('etag') ?? ''
  }
}

/** Whole MiB, and the same for every run on a file. */
function partSizeFor(size: number): number {
  return Math.max(PART_BYTES, Math.ceil(size / MOST_PARTS / 2 ** 20) * 2 ** 20)
}

/**
 * The upload that an interrupted run began, with the ETags of its parts by number, or a new one. What was begun before
 * the file was written last is of other content, and ended: its parts would be kept, and paid for.
 */
async function uploadOf(
  { key, sha256, mtimeMs }: Source,
  { bucket, signal }: Sending,
): Promise<{ id: string; parts: ReadonlyMap<number, string> }> {
  const query = { uploads: '', prefix: key }
  const { text: listed } = await bucket.ask({ method: 'GET', key: null, query, signal })
  for (const upload of elementsOf(listed, 'Upload')) {
    const of = (name: string) => elementsOf(upload, name)[0] ?? ''
    if (of('Key') !== key) continue
    const id = of('UploadId')
    if (Date.parse(of('Initiated')) > mtimeMs) return { id, parts: await partsOf(id) }
    await bucket.find({ method: 'DELETE', key, query: { uploadId: id }, signal })
  }
  const begun = await bucket.ask({
    method: 'POST',
    key,
    query: { uploads: '' },
    headers: { [SHA256]: sha256 },
    signal,
  })
  return { id: elementsOf(begun.text, 'UploadId')[0] ?? '', parts: new Map() }

  async function partsOf(uploadId: string): Promise<Map<number, string>> {
    const parts = new Map<number, string>()
    for (let marker = '0'; ;) {
      const query = { uploadId, 'part-number-marker': marker }
      const { text } = await bucket.ask({ method: 'GET', key, query, signal })
      for (const part of elementsOf(text, 'Part'))
        parts.set(Number(elementsOf(part, 'PartNumber')[0]), elementsOf(part, 'ETag')[0] ?? '')
      if (elementsOf(text, 'IsTruncated')[0] !== 'true') return parts
      marker = elementsOf(text, 'NextPartNumberMarker')[0] ?? ''
    }
  }
}

async function readPart(
  handle: FileHandle,
  at: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const body = new Uint8Array(length)
  const { bytesRead } = await handle.read(body, 0, length, at)
  return body.subarray(0, bytesRead)
}

function changed(file: string): Problem {
  return new Problem('conflito', `${file} mudou enquanto era enviado, ou não chegou igual.`, [
    detailOf(
      'arquivo',
      'não é igual ao que está no bucket',
      'Repita o comando quando ninguém o estiver gravando.',
    ),
  ])
}
