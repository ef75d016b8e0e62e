import { closeSync, openSync, writeSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { type BlockStore, openBlockStore } from './block-store.ts'
import type { CopyFolder } from './copy-folder.ts'
import { type KeptCopy, keysOfCopy } from './manifest.ts'

/** Blocks between two looks for a signal: some tens of milliseconds of work. */
const BLOCKS_PER_TURN = 256

/**
 * Writes the archive's file as it was when a copy of a locked folder was taken; every block is compared with its
 * SHA-256.
 * An abort ends it.
 * @throws Problem when there is no room for it, or a block is missing or damaged
 */
export async function writeCopyTo(
  file: string,
  { packs }: CopyFolder,
  { id, manifest }: KeptCopy,
  { signal, onProgress }: { signal: AbortSignal; onProgress(done: number, total: number): void },
): Promise<void> {
  await expectRoomAt(file, manifest.bytes)
  using store = openBlockStore(packs)
  const target = openSync(file, 'w', 0o600)
  try {
    let at = 0
    let blocks = 0
    for (const block of blocksIn({ id, manifest }, store)) {
      for (let done = 0; done < block.length;)
        done += writeSync(target, block, done, block.length - done, at + done)
      at += block.length
      onProgress(at, manifest.bytes)
      if (++blocks % BLOCKS_PER_TURN === 0) await nextTurn()
      signal.throwIfAborted()
    }
    if (at !== manifest.bytes) throw incomplete(id)
  } finally {
    closeSync(target)
  }
}

function* blocksIn({ id, manifest }: KeptCopy, store: BlockStore): Generator<Buffer> {
  for (const { keys } of keysOfCopy(manifest, store)) {
    if (keys === null) throw incomplete(id)
    for (const key of keys) {
      const block = store.read(key)
      if (block === null) throw incomplete(id)
      yield block
    }
  }
}

function incomplete(id: string): Problem {
  return new Problem('conflito', `A cópia ${id} tem blocos que faltam ou estão danificados.`, [
    detailOf('copia', 'incompleta', 'Use outra (--copia); o acervo que há não foi tocado.'),
  ])
}

async function expectRoomAt(file: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file))
  if (bavail * bsize >= bytes) return
  const megabytes = (count: number) => `${Math.ceil(count / 1e6).toLocaleString('pt-BR')} MB`
  throw new Problem('conflito', 'Não há espaço para restaurar a cópia.', [
    detailOf(
      dirname(file),
      `tem ${megabytes(bavail * bsize)} livres`,
      `A cópia ocupa ${megabytes(bytes)}, e o acervo que há é preservado ao lado. Libere espaço, e repita.`,
    ),
  ])
}
