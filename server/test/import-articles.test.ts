import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { found, rows } from './_archive.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import {
  MONDAY,
  TUESDAY,
  type TestArticle,
  type TestFile,
  articleXml,
  file,
  fileName,
  writeZip,
} from './_editions.ts'

/** A sound article; the damaged and unusual ones are in the same zip. */
const SOUND: TestArticle = { idMateria: '1', titulo: 'PORTARIA SADIA' }
const EDITION = `${MONDAY}-DO1.zip`

/** Imports a zip of the sound article and others into a new archive. */
async function importBeside(...others: (TestArticle | TestFile)[]) {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const path = writeZip(folder, EDITION, [SOUND, ...others])
  const { code, stdout, stderr } = await cli(dataDir, 'importar', '--json', path)
  return { folder, dataDir, code, summary: JSON.parse(stdout), stderr }
}

/** Articles that cannot be read, by name, with the reason given. */
const DAMAGED: [name: string, content: string | Uint8Array, reason: RegExp][] = [
  ['truncated.xml', articleXml({ idMateria: '2' }).slice(0, -60), /^XML malformado/],
  ['empty.xml', '', /^XML malformado/],
  ['no-xml.xml', 'PORTARIA Nº 2', /^XML malformado/],
  [
    'undeclared-latin1.xml',
    Buffer.from(articleXml({ idMateria: '2' }).slice(1), 'latin1'),
    /os bytes não são UTF-8$/,
  ],
  [
    'koi8.xml',
    `<?xml version="1.0" encoding="koi8-r"?>${articleXml(SOUND).slice(1)}`,
    /^codificação não suportada: "koi8-r"$/,
  ],
  ['another-kind.xml', '<rss/>', /^falta o elemento <article>$/],
  [
    'two-articles.xml',
    articleXml({ idMateria: '2' }).replace('</xml>', '<article id="x"/></xml>'),
    /^há mais de um <article>$/,
  ],
  [
    'no-date.xml',
    articleXml({ idMateria: '2', attributes: { pubDate: undefined } }),
    /^falta o atributo pubDate$/,
  ],
  [
    'impossible-date.xml',
    articleXml({ idMateria: '2', attributes: { pubDate: '31/02/2024' } }),
    /^pubDate inválido: "31\/02\/2024"$/,
  ],
  [
    'no-id.xml',
    articleXml({ idMateria: '2', attributes: { idMateria: undefined } }),
    /^falta o atributo idMateria$/,
  ],
  [
    'unknown-section.xml',
    articleXml({ idMateria: '2', attributes: { pubName: 'DO9' } }),
    /^pubName desconhecido: "DO9"$/,
  ],
  [
    'no-text.xml',
    articleXml({ idMateria: '2', titulo: '', texto: '' }),
    /^o artigo não tem texto$/,
  ],
  [
    'growing-entities.xml',
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' +
      articleXml({ idMateria: '2' }).slice(1).replace('<![CDATA[ PORTARIA', '&b;<![CDATA['),
    /^XML malformado/,
  ],
  [
    fileName(SOUND),
    articleXml({ ...SOUND, texto: '<p>Outro texto.</p>' }),
    /^nome repetido, com conteúdo diferente do primeiro$/,
  ],
]

test('damaged articles are set aside with name and reason, and the rest is imported', async () => {
  const files = DAMAGED.map(([name, content]): TestFile => [name, content])
  const { dataDir, code, summary, stderr } = await importBeside(...files)

  expect(code).toBe(0)
  expect(summary).toEqual({
    arquivos: 1,
    pulados: 0,
    edicoes: 1,
    artigos: 1 + DAMAGED.length,
    publicacoes: 1,
    novas: 1,
    alteradas: 0,
    iguais: 0,
    rejeitados: DAMAGED.length,
    fragmentos: 0,
    imagens: 0,
  })
  expect(found(dataDir, '*')).toEqual(['PORTARIA SADIA'])
  expect(found(dataDir, 'outro')).toEqual([])

  const recorded = rows(
    dataDir,
    'SELECT arquivo, artigo, r.motivo FROM rejections AS r JOIN imported_files USING (origem)',
  )
  for (const [artigo, , reason] of DAMAGED) {
    const rejection = recorded.find((row) => row.artigo === artigo)
    expect({ artigo, ...rejection }).toMatchObject({
      arquivo: EDITION,
      motivo: expect.stringMatching(reason),
    })
    const warning = `Aviso: ${EDITION}: ${artigo} separado com erro: ${String(rejection?.motivo)}.\n`
    expect(stderr).toContain(warning)
  }
  expect(stderr.trimEnd().split('\n')).toHaveLength(DAMAGED.length)

  const situacao = await cli(dataDir, 'situacao', '--json')
  expect(JSON.parse(situacao.stdout).fontes).toMatchObject([
    { data: MONDAY, pub_name: 'DO1', estado: 'parcial', publicacoes: 1, rejeitados: 14 },
  ])
})

/** Articles that can still be read, by a word of their own, with the resulting title. */
const UNUSUAL: [word: string, titulo: string, name: string, content: string | Uint8Array][] = [
  [
    'without BOM',
    'RESOLUÇÃO',
    '515_20240318_11.xml',
    articleXml({ idMateria: '11', titulo: 'RESOLUÇÃO', texto: '<p>Ação without BOM</p>' }).slice(1),
  ],
  [
    'declared latin1',
    'RESOLUÇÃO',
    '515_20240318_12.xml',
    Buffer.from(
      '<?xml version="1.0" encoding="ISO-8859-1"?>' +
        articleXml({ idMateria: '12', titulo: 'RESOLUÇÃO', texto: 'Ação declared latin1' }).slice(
          1,
        ),
      'latin1',
    ),
  ],
  [
    'utf16',
    'RESOLUÇÃO',
    '515_20240318_13.xml',
    Buffer.from(
      articleXml({ idMateria: '13', titulo: 'RESOLUÇÃO', texto: '<p>Ação utf16</p>' }),
      'utf16le',
    ),
  ],
  [
    'leaked tags',
    'DECRETO',
    ...file({
      idMateria: '14',
      titulo: 'DECRETO',
      texto: '<p>leaked tags</p>',
      attributes: { name: 'DECRETO</Identifica>', artNotes: 'ok</Data>' },
    }),
  ],
  [
    'no heading',
    'Portaria (matéria 15)',
    '515_20240318_15.xml',
    articleXml({ idMateria: '15', texto: '<p>no heading</p>' })
      .replace(/ {4}<(Identifica|Data|Ementa).*\r\n/g, '')
      .replace(/<p class="identifica">.*?<\/p>/, ''),
  ],
  [
    'bare minimum',
    'Matéria 16',
    '515_20240318_16.xml',
    '<article pubName="DO1" pubDate="18/03/2024" idMateria="16"><body><Texto>bare minimum</Texto></body></article>',
  ],
  [
    'path traversal',
    'DECRETO',
    '../../../fora.xml',
    articleXml({ idMateria: '17', titulo: 'DECRETO', texto: '<p>path traversal</p>' }),
  ],
  [
    'windows path',
    'DECRETO',
    'C:\\edicao\\515_20240318_18.xml',
    articleXml({ idMateria: '18', titulo: 'DECRETO', texto: '<p>windows path</p>' }),
  ],
  [
    'after 300000 characters',
    'EDITAL',
    ...file({
      idMateria: '19',
      titulo: 'EDITAL',
      texto: `${'<p>dez mil parágrafos assim longos</p>'.repeat(9_500)}<p>after 300000 characters</p>`,
    }),
  ],
]

test('unusual articles are read, too', async () => {
  const files = UNUSUAL.map(([, , name, content]): TestFile => [name, content])
  const { folder, dataDir, code, summary, stderr } = await importBeside(...files)

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const count = 1 + UNUSUAL.length
  expect(summary).toMatchObject({ artigos: count, publicacoes: count, novas: count, rejeitados: 0 })
  for (const [words, titulo] of UNUSUAL) expect(found(dataDir, `"${words}"`)).toEqual([titulo])
  expect(found(dataDir, '"acao"')).toHaveLength(3)
  expect(rows(dataDir, 'SELECT estado FROM ledger')).toEqual([{ estado: 'completa' }])
  // Names in a zip lead nowhere: nothing is unpacked to the disk.
  expect(readdirSync(folder).sort()).toEqual([EDITION, 'data'])
  expect(readdirSync(dataDir).sort()).toEqual(['arauto.db', 'segredos.chave'])
})

describe('articles and acts', () => {
  test('an identical copy under the same name counts once', async () => {
    const { dataDir, summary, stderr } = await importBeside(SOUND)
    expect(stderr).toBe('')
    expect(summary).toMatchObject({ artigos: 1, publicacoes: 1, rejeitados: 0 })
    expect(found(dataDir, '*')).toEqual(['PORTARIA SADIA'])
  })

  test('the parts of a split article become one act, even without the first', async () => {
    const part = (idMateria: string, n: number) => ({
      idMateria,
      part: n,
      titulo: 'EDITAL',
      texto: `<p>parte${n}</p>`,
    })
    const { dataDir, code, summary } = await importBeside(
      part('8', 10),
      part('9', 3),
      part('8', 1),
      part('9', 2),
      part('8', 2),
    )
    expect(code).toBe(0)
    expect(summary).toMatchObject({ artigos: 6, publicacoes: 3, novas: 3 })
    expect(found(dataDir, '"edital parte1 parte2 parte10"')).toEqual(['EDITAL'])
    expect(found(dataDir, '"parte2 parte3"')).toEqual(['Portaria (matéria 9)'])
    expect(rows(dataDir, 'SELECT artigos, publicacoes FROM ledger')).toEqual([
      { artigos: 6, publicacoes: 3 },
    ])
  })

  test('an article of another day or section counts there, without making it complete', async () => {
    const { dataDir, code, summary } = await importBeside(
      {
        idMateria: '2',
        titulo: 'DE OUTRO DIA',
        data: TUESDAY,
        attributes: { editionNumber: '55' },
      },
      { idMateria: '3', titulo: 'DE OUTRA SEÇÃO', pubName: 'DO2' },
    )
    expect(code).toBe(0)
    expect(summary).toMatchObject({ edicoes: 2, publicacoes: 3, novas: 3, rejeitados: 0 })
    expect(found(dataDir, '"outro dia"')).toEqual(['DE OUTRO DIA'])
    expect(
      rows(dataDir, 'SELECT data, pub_name, estado, artigos, publicacoes FROM ledger'),
    ).toEqual([
      { data: MONDAY, pub_name: 'DO1', estado: 'completa', artigos: 1, publicacoes: 1 },
      { data: MONDAY, pub_name: 'DO2', estado: 'parcial', artigos: 1, publicacoes: 1 },
      { data: TUESDAY, pub_name: 'DO1', estado: 'parcial', artigos: 1, publicacoes: 1 },
    ])
  })

  test('many set aside: some are listed, all are counted', async () => {
    const broken = Array.from({ length: 25 }, (_, i): TestFile => [`x${i}.xml`, '<'])
    const { dataDir, code, stderr, summary } = await importBeside(...broken)
    expect(code).toBe(0)
    expect(summary).toMatchObject({ artigos: 26, publicacoes: 1, rejeitados: 25 })
    expect(stderr.trimEnd().split('\n')).toHaveLength(21)
    expect(stderr).toMatch(/Aviso: e mais 5 artigos; veja npx arauto situacao\.\n$/)
    expect(rows(dataDir, 'SELECT count(*) AS n FROM rejections')).toEqual([{ n: 25 }])
  })
})

test('settings limit the unpacked size, of an article and of the zip', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const large = (idMateria: string, megabytes: number) => ({
    idMateria,
    texto: `<p>${'a'.repeat(1e6 * megabytes)}</p>`,
  })
  const sound = ['3', '4', '5'].map((idMateria) => large(idMateria, 0.9))
  const path = writeZip(folder, EDITION, [SOUND, large('2', 2), ...sound])
  const args = ['importar', '--json', path]

  const total = await startCli(dataDir, args, { ARAUTO_IMPORT_MAX_TOTAL_MB: '2' }).ended
  expect(total.code).toBe(2)
  expect(total.stderr).toMatch(
    /^Recusado: 2024-03-18-DO1\.zip: \d+ bytes de XML descompactado, o limite é 2097152\. Nada deste arquivo foi importado\.\n$/,
  )
  expect(found(dataDir, '*')).toEqual([])

  const entry = await startCli(dataDir, args, { ARAUTO_IMPORT_MAX_ENTRY_MB: '1' }).ended
  expect(entry.code).toBe(0)
  expect(JSON.parse(entry.stdout)).toMatchObject({ artigos: 5, publicacoes: 4, rejeitados: 1 })
  expect(entry.stderr).toMatch(
    /515_20240318_2\.xml separado com erro: \d+ bytes, o limite é 1048576\.\n$/,
  )
  expect(found(dataDir, '*')).toEqual([
    'PORTARIA SADIA',
    'PORTARIA Nº 3',
    'PORTARIA Nº 4',
    'PORTARIA Nº 5',
  ])
})
