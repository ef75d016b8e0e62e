import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dump, found, rows } from './_archive.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, articleXml, fileName, writeZip, zip } from './_editions.ts'

const NOTHING = {
  arquivos: 0,
  pulados: 0,
  edicoes: 0,
  artigos: 0,
  publicacoes: 0,
  novas: 0,
  alteradas: 0,
  iguais: 0,
  rejeitados: 0,
  fragmentos: 0,
  imagens: 0,
}

describe('files that cannot be imported', () => {
  const sound = zip([['515_20240318_9.xml', articleXml({ idMateria: '9' })]])
  const REFUSED: [name: string, content: Uint8Array, reason: RegExp][] = [
    ['page.zip', Buffer.from('<html>Acesse sua conta</html>'), /não é um zip, e sim uma página/],
    ['text.zip', Buffer.from('Request Rejected'), /: não é um zip\./],
    ['unnamed', Buffer.from('Request Rejected'), /: não é um zip\./],
    ['empty.zip', Buffer.alloc(0), /o arquivo está vazio/],
    ['truncated.zip', sound.subarray(0, -30), /zip corrompido ou incompleto/],
    ['beginning.zip', sound.subarray(0, 20), /zip corrompido ou incompleto/],
    ['no-entries.zip', zip([]), /não contém nenhum arquivo XML/],
    ['no-xml.zip', zip([['leia-me.txt', 'nada']]), /não contém nenhum arquivo XML/],
    ['no-article.zip', zip([['a.xml', '<rss/>']]), /nenhum artigo pôde ser lido: falta o elemento/],
    ['folder.zip/', zip([]), /a pasta não tem zip nem XML/],
    ['missing.zip', zip([]), /não existe ou não pode ser lido/],
  ]

  test('each is refused with its name and a reason; nothing of it is imported, the others are', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const paths = REFUSED.map(([name, content]) => {
      const path = join(folder, name)
      if (name.endsWith('/')) mkdirSync(path)
      else if (name !== 'missing.zip') writeFileSync(path, content)
      return path
    })

    const alone = await cli(dataDir, 'importar', '--json', ...paths)
    expect(alone.code).toBe(2)
    expect(JSON.parse(alone.stdout)).toEqual(NOTHING)
    const lines = alone.stderr.trimEnd().split('\n')
    expect(lines).toHaveLength(REFUSED.length)
    for (const [name, , reason] of REFUSED) {
      const line = lines.find((text) => text.includes(name))
      expect(line).toMatch(reason)
      expect(line).toMatch(/^Recusado: .*Nada deste arquivo foi importado\.$/)
    }
    expect(found(dataDir, '*')).toEqual([])
    expect(rows(dataDir, 'SELECT * FROM ledger')).toEqual([])
    expect(rows(dataDir, 'SELECT * FROM rejections')).toEqual([])

    // Files that could be read are remembered, once; a missing file is the caller's mistake.
    const { recusados } = JSON.parse((await cli(dataDir, 'situacao', '--json')).stdout)
    expect(recusados.map(({ arquivo }: { arquivo: string }) => arquivo).toSorted()).toEqual(
      REFUSED.map(([name]) => name)
        .filter((name) => !['missing.zip', 'folder.zip/', 'unnamed'].includes(name))
        .toSorted(),
    )

    const good = writeZip(folder, `${MONDAY}-DO1.zip`, [{ idMateria: '1' }])
    const together = await cli(dataDir, 'importar', '--json', ...paths.slice(0, 5), good)
    expect(together.code).toBe(2)
    expect(JSON.parse(together.stdout)).toMatchObject({ arquivos: 1, publicacoes: 1, novas: 1 })
    expect(found(dataDir, '*')).toEqual(['PORTARIA Nº 1'])
  })

  test('damage inside the zip touches only the articles that it hits', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const names = ['515_20240318_1.xml', '515_20240318_2.xml', '515_20240318_3.xml']
    const bytes = zip(names.map((name, i) => [name, articleXml({ idMateria: String(i + 1) })]))
    // The packed bytes of the second file begin after the second occurrence of its name.
    const packed = bytes.indexOf(names[1]!) + names[1]!.length
    bytes.fill(0xff, packed + 20, packed + 60)
    const path = join(folder, `${MONDAY}-DO1.zip`)
    writeFileSync(path, bytes)

    const { code, stdout, stderr } = await cli(dataDir, 'importar', '--json', path)
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ artigos: 3, publicacoes: 2, rejeitados: 1 })
    expect(stderr).toMatch(/515_20240318_2\.xml separado com erro: .*zip corrompido/)
    expect(found(dataDir, '*')).toEqual(['PORTARIA Nº 1', 'PORTARIA Nº 3'])
  })

  test('an understated size is never exceeded when unpacking', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const bytes = zip([
      ['515_20240318_1.xml', articleXml({ idMateria: '1' })],
      ['515_20240318_2.xml', articleXml({ idMateria: '2', texto: 'a'.repeat(1e6) })],
    ])
    // In the central directory, the uncompressed size lies 22 bytes before the name.
    bytes.writeUInt32LE(1_000, bytes.lastIndexOf('515_20240318_2.xml') - 22)
    const path = join(folder, `${MONDAY}-DO1.zip`)
    writeFileSync(path, bytes)

    const { code, stderr } = await cli(dataDir, 'importar', path)
    expect(code).toBe(0)
    expect(stderr).toMatch(
      /_2\.xml separado com erro: mais que os 1000 bytes declarados no zip\.\n$/,
    )
    expect(found(dataDir, '*')).toEqual(['PORTARIA Nº 1'])
  })
})

describe('what can be imported', () => {
  test('zips, XML files and folders of either, nested', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const nested = join(folder, 'edicoes', 'mais')
    mkdirSync(join(nested, 'extra'), { recursive: true })
    writeZip(join(folder, 'edicoes'), `${MONDAY}-DO1.ZIP`, [{ idMateria: '1' }, { idMateria: '2' }])
    const extra = { pubName: 'DO1E', attributes: { editionNumber: '54-A' } }
    for (const article of [{ idMateria: '3' }, { idMateria: '4', ...extra }])
      writeFileSync(join(nested, 'extra', fileName(article)), articleXml(article))
    writeFileSync(join(nested, 'leia-me.txt'), 'nada')
    const loose = { idMateria: '5', data: TUESDAY, attributes: { editionNumber: '55' } }
    const loosePath = join(folder, fileName(loose))
    writeFileSync(loosePath, articleXml(loose))

    const result = await cli(dataDir, 'importar', '--json', join(folder, 'edicoes'), loosePath)
    expect(result).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(result.stdout)).toEqual({
      ...NOTHING,
      arquivos: 3,
      edicoes: 3,
      artigos: 5,
      publicacoes: 5,
      novas: 5,
    })
    expect(found(dataDir, 'portaria')).toHaveLength(5)
    // Loose XML files or a folder may not be the whole edition; only a zip is.
    expect(
      rows(dataDir, 'SELECT data, pub_name, estado, artigos, publicacoes, tentativas FROM ledger'),
    ).toEqual([
      {
        data: MONDAY,
        pub_name: 'DO1',
        estado: 'completa',
        artigos: 2,
        publicacoes: 3,
        tentativas: 1,
      },
      {
        data: MONDAY,
        pub_name: 'DO1E',
        estado: 'parcial',
        artigos: 1,
        publicacoes: 1,
        tentativas: 1,
      },
      {
        data: TUESDAY,
        pub_name: 'DO1',
        estado: 'parcial',
        artigos: 1,
        publicacoes: 1,
        tentativas: 1,
      },
    ])
  })

  test('an XML file of a complete edition leaves it complete', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const path = writeZip(folder, `${MONDAY}-DO1.zip`, [{ idMateria: '1' }, { idMateria: '2' }])
    await cli(dataDir, 'importar', path)
    const before = rows(dataDir, 'SELECT * FROM ledger')
    const loose = { idMateria: '2', texto: '<p>Novo texto.</p>' }
    const loosePath = join(folder, fileName(loose))
    writeFileSync(loosePath, articleXml(loose))
    const { stdout } = await cli(dataDir, 'importar', '--json', loosePath)
    expect(JSON.parse(stdout)).toMatchObject({ publicacoes: 1, alteradas: 1 })
    expect(rows(dataDir, 'SELECT * FROM ledger')).toEqual(before)
  })

  test('a folder that has grown is counted again', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const edition = join(folder, 'edicao')
    mkdirSync(edition)
    const add = (idMateria: string) =>
      writeFileSync(join(edition, fileName({ idMateria })), articleXml({ idMateria }))

    add('1')
    await cli(dataDir, 'importar', edition)
    add('2')
    await cli(dataDir, 'importar', edition)
    expect(rows(dataDir, 'SELECT estado, artigos, publicacoes FROM ledger')).toEqual([
      { estado: 'parcial', artigos: 2, publicacoes: 2 },
    ])
  })

  test('the summary for people, and silence on standard error', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const path = writeZip(folder, `${MONDAY}-DO1.zip`, [{ idMateria: '1' }, { idMateria: '2' }])

    const first = await cli(dataDir, 'importar', path)
    expect(first).toEqual({
      code: 0,
      signal: null,
      stdout:
        `Não havia acervo em ${dataDir}: um novo começa ali.\n` +
        'Artigos: 2, em 1 arquivo e 1 edição; publicações: 2\n' +
        '  2 novas, 0 alteradas, 0 iguais; 0 artigos separados com erro\n',
      stderr: '',
    })
    const before = dump(dataDir)
    const second = await cli(dataDir, 'importar', path)
    expect(second).toEqual({
      code: 0,
      signal: null,
      stdout: 'Nada mudou: o acervo já tinha as 2 publicações (arquivos: 1).\n',
      stderr: '',
    })
    expect(dump(dataDir)).toEqual(before)
  })
})
