import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { commands } from '../src/cli/commands.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { settingsHelp } from '../src/settings/describe.ts'
import { expectConsistent, found, rows } from './_archive.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, manyArticles, writeZip } from './_editions.ts'

/** The output of a command, which must be one JSON document and nothing else. */
async function json(dataDir: string, ...args: string[]) {
  const { code, stdout, stderr } = await cli(dataDir, ...args, '--json')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^[^\n]+\n$/)
  return JSON.parse(stdout)
}

const words = (line: string) => line.split(' ')

describe('pessoa convidar', () => {
  test('makes a link that works once, or mails it; errors are named', async () => {
    const dataDir = temporaryFolder()
    openArchive(dataDir)[Symbol.dispose]()
    const linked = await json(dataDir, 'pessoa', 'convidar', '--papel', 'administrador')
    expect(linked).toMatchObject({ papel: 'administrador', email: null })
    expect(linked.url).toMatch(/^http:\/\/127\.0\.0\.1:8080\/convite#[\w-]{43}$/)
    const mailed = await json(dataDir, 'pessoa', 'convidar', '--email', 'Ana@Exemplo.com.br')
    expect(mailed).toMatchObject({ papel: 'gestor', email: 'ana@exemplo.com.br', url: null })

    for (const [option, value] of [
      ['papel', 'dono'],
      ['email', 'ana'],
      ['conta', 'cta_nada'],
    ] as const) {
      const { code, stderr } = await cli(dataDir, 'pessoa', 'convidar', `--${option}`, value)
      expect([code, stderr]).toEqual([2, expect.stringContaining(option)])
    }
  })
})

describe('help', () => {
  test.each([[[]], [['--ajuda']], [['ajuda']]])('%j lists every command', async (args) => {
    const { code, stdout, stderr } = await cli(temporaryFolder(), ...args)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const { nome, resumo } of commands) {
      expect(stdout).toContain(`\n  ${nome}`)
      expect(stdout).toContain(resumo)
    }
  })

  test('of a command lists its options, and runs nothing', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const { code, stdout, stderr } = await cli(dataDir, 'chave', 'criar', '--ajuda')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('Uso: npx arauto chave criar [opções]')
    expect(stdout).toMatch(/--conta <valor> .*\(obrigatória\)/)
    expect(stdout).toMatch(/--json .*JSON/)
    expect(existsSync(dataDir)).toBe(false)
  })

  test.each([['ajuda configuracao'], ['servir --ajuda']])(
    '%s lists every setting',
    async (line) => {
      // Users who made a mistake ask for it.
      const env = { ARAUTO_PORT: 'oitenta', ARAUTO_PORTA: '80' }
      const { code, stdout, stderr } = await startCli(temporaryFolder(), words(line), env).ended
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      expect(stdout).toContain(`${settingsHelp()}\n`)
    },
  )
})

describe('help on a topic', () => {
  // A group that is a command itself, as historico, does its work.
  const groups = new Set(commands.flatMap(({ nome }) => groupOf(nome)))
  test.each([...groups].filter((group) => commands.every(({ nome }) => nome !== group)))(
    '%s alone shows its own commands and no other',
    async (group) => {
      const dataDir = join(temporaryFolder(), 'data')
      const alone = await cli(dataDir, group)
      expect(alone).toMatchObject({ code: 0, stderr: '' })
      for (const { nome } of commands)
        expect([nome, alone.stdout.includes(`\n  ${nome} `)]).toEqual([
          nome,
          nome.startsWith(`${group} `),
        ])
    },
  )

  test.each(['importar', 'chave criar'])('ajuda %s is its help', async (nome) => {
    const dataDir = join(temporaryFolder(), 'data')
    const asked = await cli(dataDir, 'ajuda', ...words(nome))
    expect(asked).toEqual(await cli(dataDir, ...words(nome), '--ajuda'))
    expect(asked.stdout).toContain(`Uso: npx arauto ${nome} `)
  })

  test.each([
    ['imporar x.zip', 'imporar', 'importar'],
    ['cahve criar', 'cahve', 'chave criar'],
    ['chave crair', 'chave crair', 'chave criar'],
    ['contas', 'contas', 'conta'],
    ['ajuda exprotar', 'exprotar', 'exportar'],
    ['exprotar --ajuda', 'exprotar', 'exportar'],
  ])('%s: asks whether it meant another', async (line, given, meant) => {
    const { code, stdout, stderr } = await cli(temporaryFolder(), ...words(line))
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toBe(
      `Comando desconhecido: ${given}\n  Quis dizer ${meant}?\n  Os comandos: npx arauto ajuda\n`,
    )
  })
})

/** The first word of a two-word command. */
function groupOf(nome: string): string[] {
  const [first = '', second] = words(nome)
  return second === undefined ? [] : [first]
}

describe('a command line that cannot be understood ends with code 2, says what is wrong, does nothing', () => {
  test.each([
    [['voar'], 'Comando desconhecido: voar\n'],
    [['chave', 'voar'], 'Comando desconhecido: chave voar\n'],
    [['--json', 'situacao'], 'Comando desconhecido: --json\n'],
    [['importar'], 'Erro: falta <zip | pasta | xml>…\n  Veja: npx arauto importar --ajuda\n'],
    [
      ['importar', '--rapido', 'x.zip'],
      'Erro: opção desconhecida: --rapido\n  Veja: npx arauto importar --ajuda\n',
    ],
    [
      ['importar', '--json=sim', 'x.zip'],
      'Erro: valor ausente ou inesperado em --json\n  Veja: npx arauto importar --ajuda\n',
    ],
    [
      ['exportar', 'a.csv', '--termo', 'um', '--termo=outro'],
      'Erro: a opção --termo só pode ser dada uma vez\n  Veja: npx arauto exportar --ajuda\n',
    ],
    [
      ['conta', 'alterar', 'cta_x', '--email', ''],
      'Erro: Não se disse o que alterar.\n  --nome, --email: faltam os dois\n  Dê ao menos um.\n',
    ],
    [['situacao', 'tudo'], 'Erro: argumento a mais: tudo\n  Veja: npx arauto situacao --ajuda\n'],
    [
      ['conta', 'criar', '--nome', 'Equipe'],
      'Erro: falta a opção --email\n  Veja: npx arauto conta criar --ajuda\n',
    ],
    [
      ['conta', 'criar', '--nome'],
      'Erro: valor ausente ou inesperado em --nome\n  Veja: npx arauto conta criar --ajuda\n',
    ],
  ])('%j', async (args, message) => {
    const dataDir = join(temporaryFolder(), 'data')
    const { code, stdout, stderr } = await cli(dataDir, ...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.slice(0, message.length)).toBe(message)
    expect(existsSync(dataDir)).toBe(false)
  })

  test('all invalid settings are named', async () => {
    const env = { ARAUTO_IMPORT_THREADS: '0', ARAUTO_PORT: 'oitenta' }
    const { code, stdout, stderr } = await startCli(temporaryFolder(), ['situacao'], env).ended
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^Configuração inválida:\n.*ARAUTO_PORT.*\n.*ARAUTO_IMPORT_THREADS.*\n$/)
  })

  test.each(['servir', 'situacao', 'chave listar'])(
    '%s does not start with a setting that does not exist',
    async (nome) => {
      const dataDir = join(temporaryFolder(), 'data')
      const result = await startCli(dataDir, words(nome), { ARAUTO_PORTA: '80' }).ended
      const stderr = 'Configuração inválida:\n  ARAUTO_PORTA: não existe. Quis dizer ARAUTO_PORT?\n'
      expect(result).toEqual({ code: 2, signal: null, stdout: '', stderr })
      expect(existsSync(dataDir)).toBe(false)
    },
  )
})

describe('accounts and keys', () => {
  test('from an account to a key that is revoked', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const account = await json(
      dataDir,
      ...words('conta criar --nome Equipe --email equipe@exemplo.com.br'),
    )
    expect(account).toEqual({
      id: expect.stringMatching(/^cta_/),
      nome: 'Equipe',
      email: 'equipe@exemplo.com.br',
      criado_em: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    })

    const key = await json(
      dataDir,
      ...words(`chave criar --conta ${account.id} --nome principal`),
      ...words('--escopos consulta,webhooks --limite 30 --expira 2099-12-31'),
    )
    expect(key).toMatchObject({
      id: expect.stringMatching(/^chv_/),
      chave: expect.stringMatching(/^ar_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}$/),
      conta_id: account.id,
      escopos: ['consulta', 'webhooks'],
      limite: 30,
      situacao: 'ativa',
    })
    expect(key).not.toHaveProperty('hash')

    const plain = await cli(dataDir, 'chave', 'criar', '--conta', account.id, '--nome', 'outra')
    expect(plain).toMatchObject({ code: 0, stderr: '' })
    expect(plain.stdout).toMatch(/^Chave criada \(chv_\w+\)\..*\nar_\w{8}_\w{32}\n$/)

    const listed = await json(dataDir, 'chave', 'listar', '--conta', account.id)
    expect(listed).toMatchObject([
      { id: key.id, situacao: 'ativa' },
      { nome: 'outra', limite: 120, escopos: ['consulta'] },
    ])
    const table = await cli(dataDir, 'chave', 'listar')
    expect(table.stdout).toContain(key.id)
    const secret = String(key.chave).slice(12)
    expect(table.stdout + JSON.stringify(listed)).not.toContain(secret)

    expect(await json(dataDir, 'chave', 'revogar', key.id)).toEqual({ id: key.id, revogada: true })
    expect(await json(dataDir, 'chave', 'listar')).toMatchObject([
      { id: key.id, situacao: 'revogada' },
      { situacao: 'ativa' },
    ])
    // The secret is nowhere in the data folder.
    expect(readdirSync(dataDir)).toEqual(['arauto.db'])
    expect(JSON.stringify(rows(dataDir, 'SELECT * FROM api_keys'))).not.toContain(secret)
  })

  test('keys and accounts can be changed', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const conta = await json(
      dataDir,
      ...words('conta criar --nome Equipe --email e@exemplo.com.br'),
    )
    const key = await json(dataDir, ...words(`chave criar --conta ${conta.id} --nome principal`))
    const changed = await json(
      dataDir,
      ...words(`chave alterar ${key.id} --escopos consulta,webhooks --limite 30`),
    )
    expect(changed).toMatchObject({
      id: key.id,
      nome: 'principal',
      escopos: ['consulta', 'webhooks'],
      limite: 30,
    })
    const wrong = await cli(dataDir, ...words(`chave alterar ${key.id} --escopos tudo`))
    expect(wrong).toMatchObject({ code: 2, stdout: '' })
    expect(wrong.stderr).toMatch(/^Erro: A chave não foi alterada\.\n {2}escopos: /)
    const missing = await cli(dataDir, ...words('chave alterar chv_x --limite 1'))
    expect(missing.stderr).toMatch(/^Erro: Não há chave com o id chv_x\./)

    const moved = await cli(dataDir, ...words(`conta alterar ${conta.id} --email f@exemplo.com.br`))
    expect(moved).toMatchObject({ code: 0, stdout: `Conta ${conta.id} alterada.\n` })
    expect(await json(dataDir, 'conta', 'listar')).toMatchObject([
      { id: conta.id, nome: 'Equipe', email: 'f@exemplo.com.br', chaves_ativas: 1, webhooks: 0 },
    ])
    expect((await cli(dataDir, 'conta', 'listar')).stdout).toContain('f@exemplo.com.br')
    expect(await cli(dataDir, ...words('conta alterar cta_x --nome x'))).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Erro: Não há conta com o id cta_x\./),
    })
  })

  test('errors are named, and nothing is created', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const account = await cli(dataDir, 'conta', 'criar', '--nome', 'Equipe', '--email', 'equipe')
    expect(account).toMatchObject({ code: 2, stdout: '' })
    expect(account.stderr).toMatch(/^Erro: A conta não foi criada\.\n {2}email: /)

    const key = await cli(
      dataDir,
      ...words('chave criar --conta cta_x --nome x --escopos tudo'),
      ...words('--limite muitas --expira 2020-01-01'),
    )
    expect(key).toMatchObject({ code: 2, stdout: '' })
    expect(key.stderr).toMatch(/ {2}escopos: [^]* {2}limite: [^]* {2}expira: /)

    const orphan = await cli(dataDir, 'chave', 'criar', '--conta', 'cta_x', '--nome', 'x')
    expect(orphan).toMatchObject({ code: 2, stdout: '' })
    expect(orphan.stderr).toMatch(/^Erro: Não há conta com o id cta_x\./)

    const unknown = await cli(dataDir, 'chave', 'revogar', 'chv_x')
    expect(unknown).toMatchObject({ code: 2, stdout: '' })
    expect(unknown.stderr).toMatch(/^Erro: Não há chave com o id chv_x\./)
    expect(await json(dataDir, 'chave', 'listar')).toEqual([])
  })
})

describe('situacao', () => {
  test('without an archive, and without creating one', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const { code, stdout, stderr } = await cli(dataDir, 'situacao')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toBe(
      `Ainda não há acervo em ${dataDir}. Comece por: npx arauto importar <zip>\n`,
    )
    expect(await json(dataDir, 'situacao')).toEqual({
      publicacoes: 0,
      edicoes: 0,
      ultima_data: null,
      coletor: null,
      enderecos: null,
      correio: {
        aguardando: 0,
        mais_antigo_em: null,
        enviados: 0,
        abandonados: 0,
        ultimo_erro: null,
      },
      sentido: null,
      linhas: { edicoes: 0, por_ler: 0 },
      fontes: [],
      recusados: [],
      rejeicoes: [],
    })
    expect(existsSync(dataDir)).toBe(false)
  })

  test('for people: a line per day, incomplete sections, rejected articles', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const one = writeZip(folder, `${MONDAY}-DO1.zip`, [{ idMateria: '1' }, ['x.xml', '<rss/>']])
    const two = writeZip(folder, `${MONDAY}-DO2.zip`, [{ idMateria: '2', pubName: 'DO2' }])
    await cli(dataDir, 'importar', one, two)
    const { code, stdout, stderr } = await cli(dataDir, 'situacao')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('2 publicações em 1 edição')
    expect(stdout).toContain('E-mails: 0 na fila, 0 enviados, 0 descartados. Sem ARAUTO_SMTP_URL')
    expect(stdout).toMatch(/\ndata +DO1 +DO2 +DO3\n[─ ]+\n2024-03-18 +1 \(parcial\) +1 +ausente\n/)
    expect(stdout).toContain('separados com erro: 1. 2024-03-18 DO1')
    expect(stdout).toContain('2024-03-18-DO1.zip: x.xml: falta o elemento <article>')
  })
})

describe('backup', () => {
  test('while another process writes, it can be restored, and the import completed', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const path = writeZip(folder, `${MONDAY}-DO1.zip`, manyArticles(2_500))
    openArchive(dataDir)[Symbol.dispose]()
    const writing = startCli(dataDir, ['importar', '--json', path])
    const count = 'SELECT count(*) AS n FROM publications'
    while (writing.running() && rows(dataDir, count)[0]?.n === 0) await pause(5)

    const copy = join(folder, 'copia.bak')
    const made = await json(dataDir, 'backup', copy)
    expect(made).toEqual({ arquivo: copy, bytes: expect.any(Number) })
    expect(statSync(copy).mode & 0o077, 'others may not read it').toBe(0)
    expect(readdirSync(folder).sort()).toEqual(['2024-03-18-DO1.zip', 'copia.bak', 'data'])
    expect(await writing.ended).toMatchObject({ code: 0, stderr: '' })

    const restored = join(folder, 'restored')
    mkdirSync(restored)
    copyFileSync(copy, join(restored, 'arauto.db'))
    using archive = openArchive(restored)
    const { db } = archive
    expectConsistent(db)
    const { publicacoes } = await json(restored, 'situacao')
    expect(found(restored, '*')).toHaveLength(publicacoes)
    const { novas, iguais } = await json(restored, 'importar', path)
    expect(iguais).toBe(publicacoes)
    expect(novas + iguais).toBe(2_500)
  })

  test('never overwrites, and says what is missing', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    const taken = join(folder, 'copia.bak')
    writeFileSync(taken, 'mine')

    const none = await cli(dataDir, 'backup', join(folder, 'b'))
    expect(none).toMatchObject({ code: 2, stdout: '' })
    expect(none.stderr).toMatch(/^Erro: Não há acervo na pasta .*\n.*ARAUTO_DATA_DIR/)

    openArchive(dataDir)[Symbol.dispose]()
    const exists = await cli(dataDir, 'backup', taken)
    expect(exists).toMatchObject({ code: 2, stdout: '' })
    expect(exists.stderr).toMatch(/^Erro: O arquivo .*copia\.bak já existe\./)

    const nowhere = await cli(dataDir, 'backup', join(folder, 'nenhuma', 'copia.bak'))
    expect(nowhere).toMatchObject({ code: 2, stdout: '' })
    expect(nowhere.stderr).toMatch(/^Erro: Não há a pasta .*nenhuma\./)
    expect(readdirSync(folder).sort()).toEqual(['copia.bak', 'data'])
  })
})
