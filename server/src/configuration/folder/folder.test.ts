import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GROUPINGS } from '../../alerts/bulletins/bulletin.ts'
import type { Configuration } from '../configuration.ts'
import { statedAlert, statedBulletin, statedList, statedWebhook } from '../stated.ts'
import { readConfiguration } from './read-configuration.ts'
import { writeConfiguration } from './write-configuration.ts'

type Texts = Record<string, string | Uint8Array>

const read = (texts: Texts) =>
  readConfiguration(new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])))

/** `a.yaml:3 alertas[0].nome: é obrigatório` */
function told(found: ReturnType<typeof read>['faults']): string[] {
  return found.map(({ arquivo, linha, detail: { campo, problema } }) =>
    `${arquivo}:${linha} ${campo}: ${problema}`.replace(' :', ':'),
  )
}

const faultsOf = (texts: Texts) => told(read(texts).faults)

describe('a folder', () => {
  test('declares what all its files declare, YAML or JSON, with the lists beside them', () => {
    const { configuration, faults, notices } = read({
      'equipes/compras.yaml': [
        '# De compras.',
        'listas:',
        '  - chave: fornecedores',
        '    nome: Fornecedores',
        '    itens_arquivo: ../dados/f.csv',
        '    coluna: nome',
        '    coluna_grupo: setor',
        '    frases: true',
        'alertas:',
        '  - chave: compras:1',
        '    nome: Compras',
        '    listas: [fornecedores]',
        '    filtros: &filtros { secoes: ["3"] }',
        '  - { chave: compras:2, nome: NO, consulta: pregão, filtros: *filtros }',
      ].join('\n'),
      'dados/f.csv': 'setor;nome\nA;João da Silva\n;Maria\n',
      'b.json': '{\n\t"boletins": [{"chave": "b", "nome": "B", "alertas": ["compras:1"]}]\n}',
      'leia-me.txt': 'nada',
      'vazio.yml': '# nada\n',
    })
    expect([told(faults), told(notices)]).toEqual([[], []])
    expect(configuration).toEqual({
      listas: [
        {
          chave: 'fornecedores',
          nome: 'Fornecedores',
          itens: [
            { termo: '"João da Silva"', grupo: 'A' },
            { termo: '"Maria"', grupo: null },
          ],
        },
      ],
      webhooks: [],
      alertas: [
        {
          chave: 'compras:1',
          nome: 'Compras',
          listas: ['fornecedores'],
          filtros: { secoes: ['3'] },
        },
        { chave: 'compras:2', nome: 'NO', consulta: 'pregão', filtros: { secoes: ['3'] } },
      ],
      boletins: [{ chave: 'b', nome: 'B', alertas: ['compras:1'] }],
    })
  })

  test('tells every fault of every file at once, each by file, line and field', () => {
    const found = faultsOf({
      'a.yaml': [
        'alertas:',
        '  - chave: a',
        '    nome: A',
        '    consulta: "(pregão"',
        '    assunto: x',
        '    canais:',
        '      emails:',
        '        - equipe@exemplo.com.br',
        '        - nada',
        '  - chave: á',
        '    nome: B',
        '    filtros: { secoes: [3], cnpjs: ["1"] }',
        'outros: []',
      ].join('\n'),
      'b.yaml': [
        'webhooks:',
        '  - chave: w',
        '    url: http://receptor.exemplo.com.br/',
        '    eventos: [alerta.match]',
        '    secret: abcdefgh',
        'boletins:',
        '- nome: B',
        '  alertas: [a]',
        '  assunto: "{{nada}}"',
      ].join('\n'),
      'c.yaml': 'alertas:\n  - chave: a\n    nome: Outra vez\n    consulta: x\n',
      'd.yaml': 'alertas: [\n',
      'e.yaml': 'alertas:\n\t- x\n',
      'h.yaml': 'alertas:\n  - consulta: "pregão" -saúde\n',
      'g.yaml': 'alertas:\n  - *comum\n',
      'f.json': '{"alertas": [], "alertas": []}',
    })
    expect(found.toSorted()).toEqual(
      [
        'a.yaml:13 outros: não é um campo conhecido',
        'a.yaml:5 alertas[0].assunto: não é um campo conhecido',
        'a.yaml:4 alertas[0].consulta: parêntese aberto e não fechado',
        'a.yaml:9 alertas[0].canais.emails[1]: não parece um endereço de e-mail',
        'a.yaml:12 alertas[1].filtros.secoes[0]: deve ser do tipo texto',
        'a.yaml:12 alertas[1].filtros.secoes[0]: não é um valor aceito',
        'a.yaml:10 alertas[1].chave: tem caracteres que uma chave não pode ter',
        'a.yaml:12 alertas[1].filtros.cnpjs[0]: não é um CNPJ: os dígitos verificadores não conferem, ou faltam caracteres',
        'a.yaml:10 alertas[1].consulta: é obrigatório',
        'b.yaml:3 webhooks[0].url: deve começar com https://',
        'b.yaml:5 webhooks[0].secret: é um segredo, e um repositório não os guarda',
        'b.yaml:7 boletins[0].chave: é obrigatório',
        'b.yaml:9 boletins[0].assunto: tem {{nada}}, que não existe',
        'c.yaml:2 alertas[0].chave: "a" já está em a.yaml:2',
        'd.yaml:2: está recuado demais, ou de menos',
        'e.yaml:2: está recuado com tabulação: use espaços',
        'f.json:1: repete um campo',
        `h.yaml:2: tem mais texto depois de aspas, de um colchete ou de uma chave: ponha tudo entre aspas simples, como '"pregão" -saúde'`,
        'g.yaml:2: tem uma referência (*) a um nome que ninguém tem (&)',
      ].toSorted(),
    )
  })

  test('a list has its items in one place, of this folder, and at least one', () => {
    const list = (fields: string) =>
      faultsOf({
        'l.yaml': `listas:\n  - { chave: l, nome: L, ${fields} }\n`,
        'x.txt': '(\n',
        'y.csv': 'a;b\n1;2\n',
        'sub/z.md': 'x',
      })
    expect(list('')).toEqual([
      'l.yaml:2 listas[0].itens: deve estar aqui ou num arquivo, num só lugar',
    ])
    expect(list('itens: [{termo: a}], itens_arquivo: y.csv')).toHaveLength(1)
    expect(list('itens: [{termo: a}], frases: true')).toEqual([
      'l.yaml:2 listas[0].frases: só vale com itens_arquivo',
    ])
    for (const name of ['nada.txt', '../etc/passwd', '/etc/passwd', 'l.yaml'])
      expect(list(`itens_arquivo: ${name}`)[0]).toMatch(/itens_arquivo: .* não é um .txt nem .csv/)
    expect(list('itens_arquivo: x.txt')).toEqual([
      'l.yaml:2 listas[0].itens_arquivo: não tem nenhum item que o serviço saiba ler',
    ])
    expect(list('itens_arquivo: y.csv, coluna: c')).toEqual([
      'l.yaml:2 listas[0].coluna: y.csv: não está na primeira linha do arquivo',
    ])
    expect(list('itens_arquivo: x.txt, coluna: a')).toContain(
      'l.yaml:2 listas[0].coluna: só vale num .csv',
    )
  })

  test('an item that cannot be read is named, and silences no other', () => {
    const { configuration, faults, notices } = read({
      'l.yaml': [
        'listas:',
        '  - chave: a',
        '    nome: A',
        '    itens_arquivo: a.txt',
        '  - chave: b',
        '    nome: B',
        '    itens:',
        '      - termo: (',
        '      - termo: bom',
      ].join('\n'),
      'a.txt': 'pregão\n"sem fim\n',
    })
    expect(told(faults)).toEqual([])
    expect(told(notices)).toEqual([
      expect.stringMatching(/^a.txt:2: o item "\\"sem fim" ficou de fora: /),
      expect.stringMatching(/^l.yaml:8 listas\[1\].itens\[0\]: o item "\(" ficou de fora: /),
    ])
    expect(configuration.listas.map(({ itens }) => itens.map(({ termo }) => termo))).toEqual([
      ['pregão'],
      ['bom'],
    ])
  })

  test.each([
    ['aliases that grow', `a: &a [x]\n${grown(30)}`, /níveis ou referências demais/],
    ['levels without end', '['.repeat(20_000), /níveis ou referências demais/],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), /não é texto em UTF-8/],
    ['NUL', 'alertas: [{chave: "a\\0", nome: x, consulta: x}]', /caracteres inválidos/],
    ['two documents', 'alertas: []\n---\nalertas: []\n', /mais de um documento/],
    ['a tag', 'alertas: !!js/function x\n', /marca/],
    ['a text', 'alertas', /deve ser do tipo objeto/],
  ])('%s: a fault, and no crash', (_name, text, problem) => {
    expect(faultsOf({ 'x.yaml': text })[0]).toMatch(problem)
  })

  test('a file that is too large is one', () => {
    const { faults } = readConfiguration(new Map([['x.yaml', null]]))
    expect(told(faults)).toEqual(['x.yaml:null: tem mais de 2 MiB'])
  })
})

/** Each alias names ten times the one before. */
function grown(levels: number): string {
  return Array.from({ length: levels }, (_, at) => {
    const before = at === 0 ? 'a' : `a${at - 1}`
    return `a${at}: &a${at} [${Array.from({ length: 10 }, () => `*${before}`).join(', ')}]`
  }).join('\n')
}

/** One line, as names and subjects are. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() !== '' && !/[\p{Cc}\p{Zl}\p{Zp}{}]/u.test(text))
const text = fc
  .string({ unit: fc.constantFrom('a', ' ', '\n', '\t', ':', '#', '-', "'", '"', 'é', '|') })
  .filter((written) => !written.includes('\0'))
/** Forms that YAML would take for something else. */
const tricky = fc.constantFrom(
  'no',
  'null',
  '~',
  '1e3',
  '0x1F',
  '2024-03-15',
  '- a',
  '? b',
  'a: b',
  '#c',
  '*x',
  '&y',
  '!z',
  '%',
  '@',
  "it's",
  '"q"',
  '=soma',
)
const nome = fc.oneof(line, tricky)
const termo = fc.oneof(
  fc
    .stringMatching(/^[a-zà-öø-ú]{1,8}$/)
    .filter((word) => !['e', 'ou', 'nao', 'não'].includes(word)),
  fc.stringMatching(/^"[a-z;, ]{1,8}[a-z]"$/),
  fc.constantFrom('12.345.678/0001-95', '=soma', 'a;b', 'a,b'),
)
const chave = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._:@+-]{0,6}$/)
const keys = fc.uniqueArray(chave, { maxLength: 4, minLength: 1 })
const grupo = fc.option(
  fc.string({
    unit: fc.constantFrom('a', ' ', ';', '"', '\n', '\r', 'é'),
    minLength: 1,
    maxLength: 5,
  }),
)
const item = fc.record({ termo, grupo })
const itens = fc.uniqueArray(item, { minLength: 1, maxLength: 6, selector: (one) => one.termo })
const partly = <T>(of: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) =>
  fc.record(of, { requiredKeys: [] })
const filtros = partly({
  secoes: fc.uniqueArray(fc.constantFrom('1', '2', '3', 'extra')),
  orgaos: fc.uniqueArray(nome, { maxLength: 2 }),
  valor_min: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true })),
  literal: fc.boolean(),
})

const anyConfiguration: fc.Arbitrary<Configuration> = fc
  .record({ listas: keys, webhooks: keys, alertas: keys, boletins: keys })
  .chain((all) => {
    const some = (of: string[]) => fc.subarray(of, { minLength: 1 })
    const each = <T>(of: string[], fields: fc.Arbitrary<T>) =>
      fc.tuple(...of.map((key) => fields.map((one) => ({ chave: key, ...one }))))
    return fc.record({
      listas: each(all.listas, fc.record({ nome, itens })),
      webhooks: each(
        all.webhooks,
        fc.record(
          {
            nome: fc.option(nome),
            url: fc.constant('https://receptor.exemplo.com.br/a'),
            eventos: fc.constant(['alerta.match' as const]),
            filtros,
            max_simultaneas: fc.option(fc.integer({ min: 1, max: 8 })),
            envio: fc.constantFrom(
              null,
              { frequencia: 'diaria' as const },
              { juntar_minutos: 15, horario_silencioso: { de: '22:00', ate: '07:00' } },
            ),
            ativo: fc.boolean(),
          },
          { requiredKeys: ['url', 'eventos'] },
        ),
      ),
      alertas: each(
        all.alertas,
        fc.record(
          {
            nome,
            consulta: fc.oneof(termo, fc.constant('*')),
            termos: fc.array(item, { maxLength: 3 }),
            listas: some(all.listas),
            filtros,
            canais: partly({
              webhooks: some(all.webhooks),
              emails: fc.constant(['equipe@exemplo.com.br']),
            }),
            hora: fc.integer({ min: 0, max: 23 }),
            ativo: fc.boolean(),
          },
          { requiredKeys: ['nome', 'consulta'] },
        ),
      ),
      boletins: each(
        all.boletins,
        fc.record(
          {
            nome,
            alertas: some(all.alertas),
            cabecalho: text,
            rodape: fc.oneof(text, nome),
            agrupar_por: fc.constantFrom(...GROUPINGS),
            anexar_csv: fc.boolean(),
          },
          { requiredKeys: ['nome', 'alertas'] },
        ),
      ),
    })
  })

/** All that a configuration says, in an order of its own. */
function whole(configuration: Configuration) {
  const by = <R extends { chave: string }>(records: R[], state: (record: R) => object) =>
    records
      .toSorted((one, other) => (one.chave < other.chave ? -1 : 1))
      .map((record) => ({ chave: record.chave, ...state(record) }))
  return {
    listas: by(configuration.listas, statedList),
    webhooks: by(configuration.webhooks, statedWebhook),
    alertas: by(configuration.alertas, statedAlert),
    boletins: by(configuration.boletins, statedBulletin),
  }
}

test('what is written is read again', () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const files = writeConfiguration(configuration)
      const { faults, notices, configuration: again } = read(Object.fromEntries(files))
      expect([told(faults), told(notices)]).toEqual([[], []])
      expect(whole(again)).toEqual(whole(configuration))
    }),
    { numRuns: 100 },
  )
})

test('no file is a crash', () => {
  const json = fc.jsonValue({ maxDepth: 2 })
  const fields = [
    'chave',
    'nome',
    'itens',
    'canais',
    'filtros',
    'termos',
    'alertas',
    'url',
    'secret',
  ]
  const value = fc.oneof(json, fc.array(fc.record({ termo: json })))
  const record = fc.dictionary(fc.constantFrom(...fields), value)
  const kinds = fc.constantFrom('listas', 'webhooks', 'alertas', 'boletins')
  const document = fc.oneof(
    fc.dictionary(kinds, fc.oneof(fc.array(record), json)).map((all) => JSON.stringify(all)),
    fc.string({
      unit: fc.constantFrom('a', ':', ' ', '-', '\n', '[', '{', '&', '*', '"', '!', '|'),
    }),
  )
  fc.assert(
    fc.property(document, (written) => {
      const { faults } = read({ 'x.json': written })
      for (const { linha } of faults) expect(linha).toBeGreaterThan(0)
    }),
    { numRuns: 200 },
  )
})

test('names of files differ where systems do not tell capitals apart', () => {
  const alertas = ['a:b', 'A-b', 'a@b', 'a.'].map((key) => ({
    chave: key,
    nome: 'x',
    consulta: 'x',
  }))
  const files = writeConfiguration({ listas: [], webhooks: [], alertas, boletins: [] })
  expect([...files.keys()]).toEqual([
    'alertas/a-b.yaml',
    'alertas/A-b-2.yaml',
    'alertas/a-b-3.yaml',
    'alertas/a.yaml',
  ])
})

test('what has its default is not written', () => {
  const alert = {
    chave: 'a',
    nome: 'A',
    consulta: '*',
    ativo: true,
    hora: 8,
    filtros: { secoes: ['1'], orgaos: [] },
  }
  const files = writeConfiguration({
    listas: [{ chave: 'l', nome: 'L', itens: [{ termo: '"x"', grupo: null }] }],
    webhooks: [],
    alertas: [alert],
    boletins: [],
  })
  expect(Object.fromEntries(files)).toEqual({
    'listas/l.yaml': 'listas:\n  - chave: l\n    nome: L\n    itens_arquivo: l.txt\n',
    'listas/l.txt': '"x"\n',
    'alertas/a.yaml':
      'alertas:\n  - chave: a\n    nome: A\n    consulta: "*"\n    filtros:\n      secoes:\n        - "1"\n',
  })
})
