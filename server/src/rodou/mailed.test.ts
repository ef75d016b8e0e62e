import { expect, test } from 'vitest'
import { ONLY_HERE, ONLY_THERE, type ComparedAct, readyAct } from './emulator.ts'
import { type FoundItem, type MailedRow, compareMailed } from './mailed.ts'

const PAGE = 'https://pdf.example/?data=15/03/2024&jornal=530&pagina=7'
const act = (id: string, changes: Partial<ComparedAct> = {}): ComparedAct => ({
  id,
  titulo: 'EXTRATO DE CONTRATO',
  data_publicacao: '2024-03-15',
  secao: '3',
  secao_base: '3',
  orgao: 'Ministério Exemplar',
  tipo_ato: 'Extrato',
  conteudo_completo: 'Objeto: material.',
  assinatura: '',
  url_original: PAGE,
  url_pdf: PAGE,
  ...changes,
})

const row = (changes: Partial<MailedRow> = {}): MailedRow => ({
  data: '2024-03-15',
  titulo: 'Extrato de contrato',
  url: PAGE.replace('https', 'http'),
  consulta: '',
  unidade: '',
  termo: 'material',
  arquivo: 'um.csv',
  ...changes,
})

function item(ids: string[], { isInlabs = true, texto = 'material' } = {}): FoundItem {
  const search = {
    terms: [texto],
    department: [],
    department_ignore: [],
    terms_ignore: [],
    pubtype: [],
    secoes: [],
    isWide: false,
    dias: ['sex' as const],
    withoutSigners: false,
  }
  const alerta = { chave: 'rodou:x:1', nome: 'x' }
  return { search: { alerta, search, items: [], isInlabs }, texto, ids: new Set(ids) }
}

const compare = (acts: ComparedAct[], rows: MailedRow[], found: FoundItem) =>
  compareMailed(
    acts.map((each) => readyAct(each)),
    rows,
    [found],
  )
const reasons = (compared: ReturnType<typeof compareMailed>) =>
  compared.differences.map(({ act: { id }, side, reason }) => [id, side, reason])

test('acts of one address and title are counted, however often a mail repeats them', () => {
  const twins = [act('a'), act('b')]
  const repeated = [row(), row({ unidade: 'outra' }), row({ arquivo: 'dois.csv' })]
  expect(compare(twins, [...repeated, row()], item(['a', 'b']))).toMatchObject({
    enviados: 2,
    arauto: 2,
    comuns: 2,
    differences: [],
  })
  const fewer = compare(twins, repeated, item(['a', 'b']))
  expect(reasons(fewer)).toEqual([['b', 'arauto', expect.stringContaining('também')]])
  const more = compare(twins, [row(), row()], item(['a']))
  expect(reasons(more)).toEqual([['b', 'rodou', null]])
  const parts = compare([act('a')], [row(), row(), row({ titulo: '' })], item(['a']))
  expect(parts).toMatchObject({ enviados: 1, comuns: 1, differences: [] })
})

test('acts of one address and title, but of several bodies, are as many as the rows of their bodies', () => {
  const of = (id: string, orgao: string) => act(id, { orgao })
  const all = [of('a', 'Educação/Secretaria'), of('b', 'Educação'), of('c', 'Defesa')]
  const found = item(['a', 'b', 'c'])
  const [secretaria, educacao, defesa] = ['Secretaria', 'Educação', 'Defesa'].map((unidade) =>
    row({ unidade }),
  )
  const whole = compare(all, [educacao!, educacao!, secretaria!, defesa!], found)
  expect(whole).toMatchObject({ enviados: 3, comuns: 3, differences: [] })
  expect(reasons(compare(all, [educacao!, secretaria!, defesa!], found))).toEqual([
    ['b', 'arauto', expect.stringContaining('também')],
  ])
})

test('an act is known by its permanent address, else by its title', () => {
  const portal = 'https://www.in.gov.br/web/dou/-/extrato-1'
  const known = act('a', { url_original: portal })
  const other = act('b', { titulo: 'AVISO' })
  const rows = [row({ url: `${portal}/`, titulo: 'outro' })]
  expect(compare([known, other], rows, item(['a']))).toMatchObject({ comuns: 1, differences: [] })
  const titled = [row({ url: 'https://www.in.gov.br/web/dou/-/aviso-9', titulo: '<b>aviso</b>' })]
  expect(compare([known, other], titled, item(['b'])).comuns).toBe(0) // markup is no title
  const plain = [{ ...titled[0]!, titulo: 'Aviso.' }]
  expect(compare([known, other], plain, item(['b'])).comuns).toBe(1)
})

test('reasons: its reading, the portal, and acts that the archive has not', () => {
  const hidden = act('a', { conteudo_completo: 'CNPJ nº\n7', titulo: 'CONTRATO' })
  const others = [act('b')]
  const found = item(['a'], { texto: 'CNPJ nº 7' })
  expect(reasons(compare([hidden, ...others], [row()], found))).toEqual([
    ['b', 'rodou', null],
    ['a', 'arauto', ONLY_HERE.pontuacao],
  ])
  const portal = item(['a'], { texto: 'CNPJ nº 7', isInlabs: false })
  expect(reasons(compare([hidden, ...others], [row()], portal))).toEqual([
    ['b', 'rodou', expect.stringContaining('só a busca do portal')],
    ['a', 'arauto', expect.stringContaining('não o trouxe')],
  ])
  const absent = compareMailed([readyAct(act('a'), [], false)], [row()], [item([])])
  expect(reasons(absent)).toEqual([['a', 'rodou', ONLY_THERE.ausente]])
  expect(compare([], [row()], item([])).unknown).toHaveLength(1)
})

test('rows of an extra edition alone say nothing of the other acts of their day', () => {
  const extra = act('a', { secao: 'extra' })
  const ordinary = act('b', { titulo: 'AVISO' })
  const compared = compare([extra, ordinary], [row()], item(['a', 'b']))
  expect(compared).toMatchObject({ arauto: 1, comuns: 1, differences: [] })
})
