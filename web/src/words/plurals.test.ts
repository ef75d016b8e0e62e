import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from './en/index.ts'
import { loadLater, pt } from './pt/index.ts'

await loadLater()

test.each([
  ['acts', pt.common.acts, en.common.acts, ['1 ato', '2 atos', '1 act', '2 acts']],
  [
    'extra editions',
    ...([pt.search.extras, en.search.extras] as const),
    ['1 edição extra', '2 edições extras', '1 extra edition', '2 extra editions'],
  ],
  [
    'missing files',
    ...([pt.search.filesMissing, en.search.filesMissing] as const),
    ['1 arquivo faltando', '2 arquivos faltando', '1 file missing', '2 files missing'],
  ],
] as const)('%s: one and two', (_name, inPortuguese, inEnglish, expected) => {
  const said = [inPortuguese, inEnglish].flatMap((say) => [say(1, '1'), say(2, '2')])
  expect(said).toEqual(expected)
})

test('the state of the installation, with one of each', () => {
  const said = [pt.operation, en.operation].flatMap(({ archive, waiting, mails, imported }) => [
    archive({ publicacoes: 1, edicoes: 1 }, String, '27 fev 2026'),
    waiting({ eventos: 1, entregas: 1 }, String),
    mails({ aguardando: 1, enviados: 1, abandonados: 1 }, String),
    imported(1, 1, String),
  ])
  expect(said).toEqual([
    'O acervo tem 1 ato de 1 edição, a última de 27 fev 2026.',
    'Na fila: 1 evento a examinar e 1 entrega a enviar.',
    '1 na fila, 1 enviado, 1 descartado.',
    'Importado: 1 ato, 1 novo.',
    'The archive holds 1 act from 1 edition, the latest from 27 fev 2026.',
    'In the queue: 1 event to match and 1 delivery to send.',
    '1 queued, 1 sent, 1 dropped.',
    'Imported: 1 act, 1 new.',
  ])
})

test('no sentence leaves the plural to its reader', () => {
  const files = globSync('*/*.ts', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(20)
  const lazy = files.filter((file) =>
    /\p{L}\((?:s|es|ões)\)/u.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )
  expect(lazy).toEqual([])
})
