import { readdir, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { Bucket } from './bucket.ts'
import { type SentFile, sendFile } from './send-file.ts'

/** What names other files, by the end of its path: sums, descriptions of tables, and manifests of copies. */
const NAMES_OTHERS = /(\.sha256|\.datapackage\.json|^copias\/[^/]+\.json)$/
/** What is hidden, such as locks, and what is not whole yet. */
const ASIDE = /(^|\/)\.|\.parcial$/

interface FileToSend {
  path: string
  bytes: number
  /** Its path in its folder, with slashes. */
  name: string
}

interface SendOptions {
  bucket: Bucket
  /** Names of files that must not leave this machine as they are: where one of them is, nothing is sent. */
  kept: readonly string[]
  signal: AbortSignal
  onProgress(done: number, all: number): void
}

/**
 * Sends a file, or all files of a folder. What names other files goes last, so that whoever finds it finds those, too.
 * @throws Problem when there is no such place, something in it is kept, or the storage refuses
 */
export async function sendFolder(
  place: string,
  { bucket, kept, signal, onProgress }: SendOptions,
): Promise<SentFile[]> {
  // So that what is wrong with the settings is said by its name: answers to HEAD have no words.
  const query = { 'list-type': '2', 'max-keys': '1' }
  await bucket.ask({ method: 'GET', key: null, query, signal })
  // Listed before the files that they name: one that is written meanwhile names files that are not among these.
  const last = (await filesIn(place)).filter(({ name }) => NAMES_OTHERS.test(name))
  const first = (await filesIn(place)).filter(({ name }) => !NAMES_OTHERS.test(name))
  const files = [...first, ...last]
  const held = files.find(({ path }) => kept.includes(basename(path)))
  if (held !== undefined) throw notToLeave(held.path)
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const sent: SentFile[] = []
  for (const { path, name } of files) {
    signal.throwIfAborted()
    sent.push(
      await sendFile(path, bucket.keyOf(name), {
        bucket,
        signal,
        onProgress(bytes) {
          done += bytes
          onProgress(done, all)
        },
      }).catch((error: unknown) => {
        throw isGone(error) ? gone(path) : error
      }),
    )
  }
  return sent
}

async function filesIn(place: string): Promise<FileToSend[]> {
  const found = await stat(place).catch((error: unknown) => {
    throw isGone(error) ? nothing(place) : error
  })
  if (found.isFile()) return [{ path: place, bytes: found.size, name: basename(place) }]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(place, path).split(sep).join('/') }))
    .filter(({ name }) => !ASIDE.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return await Promise.all(files.map(async (file) => ({ ...file, bytes: await sizeOf(file.path) })))
}

/** For the progress alone: whoever sends it finds out whether it is gone. */
async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => ({ size: 0 }))).size
}

function isGone(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ENOENT'
}

function nothing(place: string): Problem {
  return new Problem('nao_encontrado', `Não há ${place}.`, [
    detailOf('arquivo ou pasta', 'não existe', 'Confira o caminho.'),
  ])
}

function notToLeave(path: string): Problem {
  return new Problem('conflito', `${path} não se envia: é do acervo em uso, ou a chave dele.`, [
    detailOf(
      'arquivo ou pasta',
      'é a pasta de dados, ou a contém',
      `Faça uma cópia em outra pasta, e envie essa: ${PROGRAM} backup. A chave se guarda à parte.`,
    ),
  ])
}

/** Old copies are deleted after a new one: then what names them is not to be sent, either. */
function gone(path: string): Problem {
  return new Problem('conflito', `${path} foi apagado durante o envio.`, [
    detailOf('arquivo', 'já não existe', 'Repita o comando: o que já foi enviado fica.'),
  ])
}
