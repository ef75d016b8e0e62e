import { Problem, detailOf } from './problem.ts'
import { PROGRAM } from './program.ts'

/** A failure of the machine: what happened, and the way out. */
export interface Trouble {
  what: string
  wayOut: string
}

const FULL: Trouble = {
  what: 'O disco está cheio. O que já estava guardado não se perdeu.',
  wayOut: 'Libere espaço, ou aumente o volume, e repita o comando.',
}
const NO_WRITES: Trouble = {
  what: 'O disco não aceita escrita: está cheio, fora da cota ou com defeito. O que já estava guardado não se perdeu.',
  wayOut: 'Confira o espaço livre (df -h), a cota e o registro do sistema, e repita o comando.',
}
const READ_ONLY: Trouble = {
  what: 'A pasta de dados não aceita escrita.',
  wayOut:
    'Confira o dono, as permissões e a montagem da pasta de ARAUTO_DATA_DIR (um volume só de leitura?).',
}
const DAMAGED: Trouble = {
  what: 'O arquivo do acervo está danificado.',
  wayOut: `Não escreva mais nele. ${PROGRAM} verificar diz o que ainda se lê; se nem ele o consegue abrir, restaure a última cópia: ${PROGRAM} restaurar <arquivo>.`,
}
const NO_DATABASE: Trouble = {
  what: 'O arquivo do acervo não é um acervo, ou perdeu o começo.',
  wayOut: `Não escreva nele. Restaure a última cópia: ${PROGRAM} restaurar <arquivo>.`,
}
const UNREADABLE: Trouble = {
  what: 'O disco não devolve o que o acervo pede (erro de leitura ou de escrita).',
  wayOut: `Confira o disco e o registro do sistema; depois, ${PROGRAM} verificar.`,
}
const DAMAGED_INDEX: Trouble = {
  what: 'O índice de busca está danificado. Os textos do acervo ficam em outro lugar.',
  wayOut: `${PROGRAM} verificar lê o acervo inteiro e diz o que mais se danificou; ${PROGRAM} reindexar refaz o índice.`,
}
const NO_ARCHIVE: Trouble = {
  what: 'O arquivo do acervo não pôde ser aberto.',
  wayOut:
    'ARAUTO_DATA_DIR deve ser uma pasta que este usuário possa ler e gravar, num volume que não seja só de leitura, e o arauto.db dela, um arquivo.',
}
const BUSY: Trouble = {
  what: 'Outro programa prende o acervo há tempo demais.',
  wayOut: 'Encerre o que o estiver usando (uma cópia manual? outro serviço?) e repita.',
}

/** By SQLite's extended result code: a write failed, or the space that it needs is missing. */
const OF_SQLITE_WRITES: Record<number, Trouble> = {
  778: NO_WRITES, // write
  1034: NO_WRITES, // fsync
  1290: NO_WRITES, // fsync of the folder
  1546: NO_WRITES, // truncate
  4874: FULL, // room for -shm
}

/** By SQLite's primary result code. */
const OF_SQLITE: Record<number, Trouble> = {
  5: BUSY,
  8: READ_ONLY,
  10: UNREADABLE,
  11: DAMAGED,
  13: FULL,
  14: NO_ARCHIVE,
  26: NO_DATABASE,
}

const noPermission = (path: string): Trouble => ({
  what: `Sem permissão para usar ${path}.`,
  wayOut: 'Confira o dono e as permissões, ou use o usuário que roda o serviço.',
})
const notAFolder = (path: string): Trouble => ({
  what: `${path} não é uma pasta: há um arquivo no lugar dela.`,
  wayOut: 'Tire o arquivo de lá, ou use outra pasta (a do acervo é a de ARAUTO_DATA_DIR).',
})

/** Errors of the operating system, by their names. */
const OF_SYSTEM: Record<string, (path: string) => Trouble> = {
  ENOSPC: () => FULL,
  EDQUOT: () => FULL,
  EFBIG: () => NO_WRITES,
  EROFS: () => READ_ONLY,
  EACCES: noPermission,
  EPERM: noPermission,
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  EIO: () => UNREADABLE,
  EMFILE: () => ({
    what: 'Há arquivos abertos demais.',
    wayOut: 'Aumente o limite (ulimit -n, ou LimitNOFILE na unidade do systemd).',
  }),
}

/** Errors of a port. */
const OF_PORT: Record<string, (port: string) => Trouble> = {
  EADDRINUSE: (port) => ({
    what: `A porta ${port} já está em uso por outro programa.`,
    wayOut: 'Encerre-o, ou escolha outra (a do serviço é a de ARAUTO_PORT).',
  }),
  EADDRNOTAVAIL: () => ({
    what: 'Esta máquina não tem o endereço de ARAUTO_HOST.',
    wayOut: 'Use 127.0.0.1, 0.0.0.0 ou um endereço dela.',
  }),
  EACCES: (port) => ({
    what: `Este usuário não pode usar a porta ${port}.`,
    wayOut:
      'Portas abaixo de 1024 pedem privilégio: escolha outra em ARAUTO_PORT, com um proxy na frente.',
  }),
}

/** A name of a machine that cannot be resolved. */
const OF_NAME: Record<string, (host: string) => Trouble> = {
  ENOTFOUND: (host) => ({
    what: `O nome ${host} não existe, ou esta máquina não o encontra.`,
    wayOut: `Confira a grafia (a do próprio serviço está em ARAUTO_HOST) e o DNS: getent hosts ${host}`,
  }),
  EAI_AGAIN: (host) => ({
    what: `O DNS não respondeu quando se procurou ${host}.`,
    wayOut: 'Confira a rede e /etc/resolv.conf, e repita.',
  }),
}

/** The name of the error for a damaged search index (engine/segment/read/corrupt.ts). */
const DAMAGED_INDEX_ERROR = 'CorruptIndexError'

/** The failure of the machine behind an error or its cause; null: the error is of another kind. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null
  return ownTrouble(error) ?? troubleOf(error.cause)
}

/**
 * The same as a Problem, because an error loses its class and fields on its way between threads. Returns any
 * other error as it is.
 */
export function withTrouble(error: unknown): unknown {
  const trouble = error instanceof Problem ? null : troubleOf(error)
  if (trouble === null) return error
  const { what, wayOut } = trouble
  return new Problem('indisponivel', what, [detailOf('acervo', what, wayOut)], error)
}

function ownTrouble(error: Error): Trouble | null {
  if (error.name === DAMAGED_INDEX_ERROR) return DAMAGED_INDEX
  if (isAbsurdNumber(error)) return DAMAGED
  if ('errcode' in error) {
    const code = Number(error.errcode)
    return OF_SQLITE_WRITES[code] ?? OF_SQLITE[code & 0xff] ?? null
  }
  const { code, path, port, hostname, syscall } = textsOf(error)
  if (syscall === 'listen') return OF_PORT[code]?.(port) ?? null
  if (syscall === 'getaddrinfo') return OF_NAME[code]?.(hostname) ?? null
  return OF_SYSTEM[code]?.(path) ?? null
}

/**
 * Whether node:sqlite found a number too large for JavaScript. No program writes one, so the file is damaged.
 */
function isAbsurdNumber(error: Error): boolean {
  return (
    'code' in error &&
    error.code === 'ERR_OUT_OF_RANGE' &&
    error.message.startsWith('Value is too large to be')
  )
}

function textsOf(error: object) {
  const text = (name: string) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return {
    code: text('code'),
    path: text('path'),
    port: text('port'),
    hostname: text('hostname'),
    syscall: text('syscall'),
  }
}
