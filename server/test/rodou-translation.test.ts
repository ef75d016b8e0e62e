import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DagContext, type TranslatedFile, translateFiles } from '../src/rodou/dag.ts'
import { KEYS } from '../src/rodou/keys.ts'
import { faultsOf } from './_configuration-faults.ts'
import { INVENTED_LISTS, inventedFiles } from './_rodou.ts'

const SURROUNDINGS: DagContext = {
  lists: INVENTED_LISTS,
  actTypes: ['Extrato de Contrato', 'Retificação de Extrato', 'Aviso de Licitação', 'Portaria'],
}

/** A file, given as a value; JSON is YAML. */
function translate(...dags: unknown[]): TranslatedFile[] {
  const files = dags.map((dag, index) => ({
    nome: `${index}.yaml`,
    bytes: Buffer.from(JSON.stringify({ dag })),
  }))
  return translateFiles(files, SURROUNDINGS)
}

function translateOne(dag: unknown): TranslatedFile {
  return translate(dag)[0]! // one
}

test('the sixteen shapes, in full', async () => {
  const translated = translateFiles(inventedFiles(), SURROUNDINGS)
  expect(translated).toHaveLength(16)
  for (const { nome, configuration } of translated) {
    expect([nome, faultsOf(configuration)]).toEqual([nome, []])
    expect([nome, configuration.boletins.length]).toEqual([nome, 1])
  }
  await expect(translated.map(shownFile).join('\n')).toMatchFileSnapshot('rodou/translated.txt')
})

/** What a file becomes, as lines that people can check. */
function shownFile({ nome, configuration, remarks }: TranslatedFile): string {
  const { listas, webhooks, alertas, boletins } = configuration
  return [
    `## ${nome}`,
    ...boletins.map((record) => `boletim ${JSON.stringify(record)}`),
    ...webhooks.map((record) => `webhook ${JSON.stringify(record)}`),
    ...alertas.map((record) => `alerta ${JSON.stringify(record)}`),
    ...listas.flatMap(({ chave, itens }) => [
      `lista ${chave}`,
      ...itens.map(({ termo, grupo }) => `  ${termo}${grupo === null ? '' : ` [${grupo}]`}`),
    ]),
    ...remarks.map(({ tipo, onde, mensagem }) => `${tipo} ${onde}: ${mensagem}`),
    '',
  ].join('\n')
}

test('bulletins and channels are born paused, alerts are not: a preview needs them', () => {
  const [file] = translateFiles(
    inventedFiles().filter(({ nome }) => nome.includes('mensagens')),
    SURROUNDINGS,
  )
  const { boletins, webhooks, alertas } = file!.configuration // one file
  expect([...boletins, ...webhooks].map(({ ativo }) => ativo)).toEqual([false, false, false, false])
  expect(alertas.map(({ ativo }) => ativo)).toEqual([undefined])
})

describe('no key is forgotten', () => {
  const places = {
    dag: [(key: string, value: unknown) => ({ id: 'a', [key]: value }), 'dag.'],
    search: [(key: string, value: unknown) => searching({ [key]: value }), 'search.'],
    terms: [
      (key: string, value: unknown) => searching({ terms: { [key]: value } }),
      'search.terms.',
    ],
    from_db_select: [
      (key: string, value: unknown) => searching({ terms: { from_db_select: { [key]: value } } }),
      'search.terms.from_db_select.',
    ],
    report: [(key: string, value: unknown) => ({ id: 'a', report: { [key]: value } }), 'report.'],
    chat: [
      (key: string, value: unknown) => ({ id: 'a', report: { slack: { [key]: value } } }),
      'report.slack.',
    ],
  } as const
  const searching = (search: object) => ({ id: 'a', search: { terms: ['um'], ...search } })
  const all = (Object.keys(KEYS) as (keyof typeof KEYS)[]).flatMap((level) =>
    Object.keys(KEYS[level]).map((key) => [level, key] as const),
  )

  test.each(all)('%s: %s', (level, key) => {
    const [dagWith, place] = places[level]
    // Of a type that no key takes, so that whoever reads the key says so.
    const { remarks } = translateOne(dagWith(key, 42))
    const said = remarks.map(({ onde }) => onde)
    const wanted = `${place}${key}`.replace(/^dag\.(?=search|report)/, '')
    expect(said).toContain(wanted)
  })
})

test('one connection with two SELECTs has no one list; each DAG has its own', () => {
  const file = (id: string, sql: string) => ({
    nome: `${id}.yaml`,
    bytes: Buffer.from(
      `dag: {id: ${id}, search: {terms: {from_db_select: {conn_id: banco, sql: "${sql}"}}}, report: {}}`,
    ),
  })
  const files = [file('gente', 'SELECT nome FROM p'), file('firmas', 'SELECT cnpj FROM f')]
  const list = (termo: string) => [{ termo, grupo: null }]
  const translated = (consultas: [string, { termo: string; grupo: null }[]][]) =>
    translateFiles(files, {
      ...SURROUNDINGS,
      lists: { variaveis: new Map(), consultas: new Map(consultas) },
    })
  const one = translated([['banco', list('Maria de Souza')]])
  expect(one.map(({ configuration }) => configuration.listas)).toEqual([[], []])
  expect(one[1]!.remarks.map(({ mensagem }) => mensagem).join()).toContain('--lista-sql firmas=')
  const own = translated([
    ['gente', list('Maria de Souza')],
    ['firmas', list('Empresa Exemplar')],
  ])
  expect(own.map(({ configuration }) => configuration.listas[0]?.itens)).toEqual([
    [{ termo: '"Maria de Souza"', grupo: null }],
    [{ termo: '"Empresa Exemplar"', grupo: null }],
  ])
})

test('a broken file is no trouble of the others', () => {
  const good = { id: 'bom', search: { terms: ['um'] }, report: {} }
  const [first, second, third] = translate(good, { ...good, id: 'bom' }, { ...good, id: 'outro' })
  expect(first!.remarks).not.toContainEqual(expect.objectContaining({ tipo: 'recusado' }))
  expect(second!.remarks).toEqual([
    {
      tipo: 'recusado',
      onde: 'dag.id',
      mensagem: '"bom" já é o de 0.yaml. Este arquivo não foi importado.',
    },
  ])
  expect(third!.configuration.boletins).toHaveLength(1)
})

test.each([
  ['dag: [', /linha \d+, coluna \d+: /],
  ['dag: {id: a, id: b}', /linha 1, coluna 14: repete um campo/],
  ['dag: {id: "a" -b}', /linha 1, coluna \d+: .*entre aspas simples/],
  ['outra: coisa', /não tem "dag:" no topo/],
  ['', /não tem "dag:" no topo/],
  ['dag: {search: {}}', /falta\. O arquivo não foi importado/],
  ['dag: *nada', /âncoras/],
  [Buffer.from([0x64, 0x61, 0x67, 0xff]), /UTF-8/],
  [Buffer.alloc(1024 * 1024 + 1, 'a'), /1 MB/],
])('%s', (text, message) => {
  const [file] = translateFiles([{ nome: 'x.yaml', bytes: Buffer.from(text) }], SURROUNDINGS)
  expect(file!.configuration.boletins).toEqual([])
  expect(file!.remarks.map(({ mensagem }) => mensagem).join('\n')).toMatch(message)
})

test('YAML 1.1: booleans of many spellings, and anchors', () => {
  const text = `
dag:
  id: exemplo
  search:
    - &busca {sources: [INLABS], terms: [um termo], use_summary: Yes}
    - {<<: *busca, header: Outra}
  report: {attach_csv: On, skip_null: no}
`
  const [file] = translateFiles([{ nome: 'x.yaml', bytes: Buffer.from(text) }], SURROUNDINGS)
  expect(file!.configuration.boletins).toMatchObject([
    { anexar_csv: true, enviar_vazio: true, conteudo: 'ementa' },
  ])
  expect(file!.configuration.alertas).toHaveLength(2)
})

test('a block whose terms are all refused finds nothing, rather than everything', () => {
  const { configuration, remarks } = translateOne({
    id: 'a',
    search: { terms: ['@', '(b'], pubtype: ['Portaria'] },
  })
  expect(configuration).toEqual({ listas: [], webhooks: [], alertas: [], boletins: [] })
  expect(remarks.filter(({ tipo }) => tipo === 'recusado').length).toBeGreaterThan(2)
})

describe('what narrows a search and cannot be read refuses it, rather than widen it', () => {
  test.each([
    { terms: 42, department: ['Ministério da Saúde'] },
    { terms: [true], department: ['Ministério da Saúde'] },
    { terms: [''], pubtype: ['Extrato'] },
    { terms: { from_airflow_variable: 'vazia' }, department: ['Ministério da Saúde'] },
    { terms: ['um'], department: 42 },
    { terms: ['um'], department: ['@'] },
    { terms: ['um'], pubtype: { a: 'Extrato' } },
    { terms: ['um'], dou_sections: ['SECAO_9'] },
    { terms: ['um'], dou_sections: [true] },
    { terms: ['um'], department_ignore: 42 },
    { terms: ['um'], terms_ignore: ['@'] },
  ])('%j', (search) => {
    const lists = { ...INVENTED_LISTS, variaveis: new Map([['vazia', []]]) }
    const bytes = Buffer.from(JSON.stringify({ dag: { id: 'a', search } }))
    const [file] = translateFiles([{ nome: 'a.yaml', bytes }], { ...SURROUNDINGS, lists })
    expect(file!.configuration).toEqual({ listas: [], webhooks: [], alertas: [], boletins: [] })
    expect(file!.remarks).toContainEqual(
      expect.objectContaining({
        tipo: 'recusado',
        onde: 'search',
        mensagem: expect.stringContaining('não foi importada'),
      }),
    )
  })

  test('a text alone is a list of one, and a number is the text that was written', () => {
    const text = `
dag:
  id: a
  search:
    - {terms: licitação, pubtype: Extrato, department: Ministério da Saúde, dou_sections: SECAO_3}
    - {terms: [0123, 12.10, 2026-01-02]}
`
    const [file] = translateFiles([{ nome: 'x.yaml', bytes: Buffer.from(text) }], SURROUNDINGS)
    const { listas, alertas } = file!.configuration
    expect(listas.map(({ itens }) => itens.map(({ termo }) => termo))).toEqual([
      ['"licitação"'],
      ['"0123"', '"12.10"', '"2026-01-02"'],
    ])
    expect(alertas[0]).toMatchObject({
      consulta: 'orgao:"Ministério da Saúde"',
      filtros: { secoes: ['3', 'extra3'], tipos_ato: ['Extrato*', 'Retificação de Extrato'] },
    })
    expect(file!.remarks).toContainEqual({
      tipo: 'aviso',
      onde: 'search[0].terms',
      mensagem: 'deve ser uma lista. Importado como lista de um só texto.',
    })
  })
})

describe('whatever a file says', () => {
  const words = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('a b', 'A & (b | !c)', '!x', '-x', '"q"~3', 'x*', '{{data}}'),
    },
    fc.string({ unit: 'binary', maxLength: 1_200 }),
    fc.string({
      unit: fc.constantFrom('a', ' ', '\0', '\u0007', '\ud800', '\u2028', '\n', '"', '<'),
      maxLength: 9,
    }),
    fc.constantFrom('INLABS', 'DOU', 'QD', 'SECAO_1', 'TODOS', 'MES', 'TITULO', '0 8 * * 1-5'),
    fc.emailAddress(),
    fc.constantFrom('https://hooks.slack.com/services/T0/B0/x', 'tgram://1:a/-1', '<b>a</b><img>'),
  )
  const value: fc.Arbitrary<unknown> = fc.oneof(
    { weight: 4, arbitrary: words },
    { weight: 4, arbitrary: fc.array(words, { maxLength: 5 }) },
    { weight: 2, arbitrary: fc.boolean() },
    fc.jsonValue({ maxDepth: 2 }),
  )
  const level = (keys: object, more: Record<string, fc.Arbitrary<unknown>> = {}) => {
    const known = Object.keys(keys).map((key) => [key, value] as const)
    return fc.record({ ...Object.fromEntries(known), ...more }, { requiredKeys: [] })
  }
  const terms = fc.oneof(value, level(KEYS.terms, { from_db_select: level(KEYS.from_db_select) }))
  const search = level(KEYS.search, { terms })
  const report = level(KEYS.report, { slack: level(KEYS.chat), discord: level(KEYS.chat) })
  const dag = level(KEYS.dag, {
    search: fc.oneof(search, fc.array(fc.oneof(search, value), { maxLength: 4 }), value),
    report: fc.oneof({ weight: 4, arbitrary: report }, value),
    id: fc.oneof({ weight: 4, arbitrary: words }, value),
  })

  test('it is translated into what the API takes, or refused in words', () => {
    fc.assert(
      fc.property(fc.array(dag, { minLength: 1, maxLength: 3 }), (dags) => {
        const translated = translate(...dags)
        expect(translated.map(({ configuration }) => faultsOf(configuration))).toEqual(
          translated.map(() => []),
        )
        const keys = translated.flatMap(({ configuration }) =>
          Object.values(configuration).flatMap((records: { chave: string }[]) =>
            records.map(({ chave }) => chave),
          ),
        )
        expect(new Set(keys).size).toBe(keys.length)
        for (const { configuration, remarks } of translated)
          if (configuration.boletins.length === 0)
            expect(remarks.some(({ tipo }) => tipo === 'recusado')).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  test('also if it is no YAML, or a file with a hole', () => {
    const files = inventedFiles()
    const cut = fc
      .tuple(fc.nat(files.length - 1), fc.nat(2_000), fc.nat(60), fc.string({ maxLength: 8 }))
      .map(([index, from, length, between]) => {
        const text = files[index]!.bytes.toString() // within
        return text.slice(0, from) + between + text.slice(from + length)
      })
    fc.assert(
      fc.property(fc.oneof(fc.string(), cut), (text) => {
        const [file] = translateFiles([{ nome: 'x.yaml', bytes: Buffer.from(text) }], SURROUNDINGS)
        expect(faultsOf(file!.configuration)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
