import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newAlert } from '../../alerts/alert.ts'
import { type BulletinRequest, GROUPINGS, newBulletin } from '../../alerts/bulletins/bulletin.ts'
import type { GatheredMatch } from '../../alerts/bulletins/issue.ts'
import type { ArchivedPublication } from '../../gazette/publication-detail.ts'
import { actBlocks } from '../../mail/letters/act-blocks.ts'
import { bulletinIssue } from './bulletin-issue.ts'

const NOW = new Date('2024-03-15T12:00:00.000Z')
const ALERTS = ['Compras', 'Bens', 'Cargos'].map((nome, i) =>
  newAlert({ nome, consulta: 'ato' }, { id: `alr_${i}`, conta_id: 'cta_1', now: NOW }),
)
const COVERAGE = {
  data: '2024-03-15',
  period: { desde: '2024-03-15', ate: '2024-03-15' },
  editions: [],
  late: [],
  hadFound: false,
}

function act(n: number, fields: Partial<ArchivedPublication> = {}): ArchivedPublication {
  return {
    id: `pub_${n}`,
    titulo: `PORTARIA Nº ${n}`,
    resumo: 'Resumo do ato.',
    ementa: '',
    conteudo_completo: `PORTARIA Nº ${n}\n\nO ato diz.\n\nE manda.`,
    data_publicacao: '2024-03-15',
    secao: '1',
    secao_base: '1',
    edicao: '52',
    pagina: String(n),
    orgao: `Ministério ${n % 3}/Secretaria`,
    tipo_ato: 'portaria',
    assinatura: '',
    url_original: `https://www.in.gov.br/${n}`,
    url_pdf: `https://www.in.gov.br/${n}.pdf`,
    situacao: 'publicada',
    sha256: '',
    versao: 1,
    retirada_em: null,
    recebida_em: null,
    ...fields,
  }
}

function issueOf(
  request: Partial<BulletinRequest>,
  acts: ArchivedPublication[],
  matches: GatheredMatch[],
  beyond = 0,
) {
  const alertas = ALERTS.map(({ id }) => id)
  const made = { id: 'bol_1', conta_id: 'cta_1', now: NOW }
  const bulletin = newBulletin({ nome: 'Boletim', alertas, ...request }, made)
  const byId = new Map(acts.map((one) => [one.id, one]))
  const listed = async (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const gathered = {
    matches,
    acts: new Set(matches.map(({ publicacao }) => publicacao)).size + beyond,
  }
  return bulletinIssue({ bulletin, alerts: ALERTS, conta: 'Conta' }, gathered, COVERAGE, {
    whole: listed,
    heads: listed,
  })
}

const match = (alert: number, n: number, termos: string[] = []): GatheredMatch => ({
  alertaId: `alr_${alert}`,
  publicacao: `pub_${n}`,
  termos,
  linhas: [],
})

describe('an issue', () => {
  test.each([
    ['alerta', ['Compras: 2', 'Bens: 1']],
    ['termo', ['Bens: 1', 'cadeira: 1', 'Compras: 1']],
    [
      'orgao',
      [
        'Ministério 0 / Secretaria: 1',
        'Ministério 1 / Secretaria: 1',
        'Ministério 2 / Secretaria: 1',
      ],
    ],
    ['secao', ['Edição extra: 1', 'Seção 1: 2']],
  ] as const)('puts its acts under the first %s', async (agrupar_por, headings) => {
    const acts = [act(1), act(2, { secao: 'extra' }), act(3)]
    const matches = [match(1, 1), match(0, 2), match(1, 3, ['mesa']), match(0, 3, ['cadeira'])]
    const { groups, total } = await issueOf({ agrupar_por }, acts, matches)
    expect(groups.map(({ titulo, total: of }) => `${titulo}: ${of}`)).toEqual(headings)
    expect(total).toBe(3)
    const third = groups.flatMap(({ acts: shown }) => shown).find(({ id }) => id === 'pub_3')
    expect(third).toMatchObject({ alertas: ['Compras', 'Bens'], termos: ['cadeira', 'mesa'] })
  })

  test('tells every act once, with exactly the alerts that found it, whatever they are put under', async () => {
    const pairs = fc.uniqueArray(fc.tuple(fc.nat(2), fc.nat(20)), {
      selector: (pair) => pair.join(),
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(pairs, fc.constantFrom(...GROUPINGS), async (found, agrupar_por) => {
        const acts = Array.from({ length: 21 }, (_, n) => act(n))
        const matches = found.map(([alert, n]) => match(alert, n))
        const { groups, total } = await issueOf({ agrupar_por }, acts, matches)
        const shown = groups.flatMap(({ acts: of }) => of)
        const wanted = Map.groupBy(found, ([, n]) => `pub_${n}`)
        expect(total).toBe(wanted.size)
        expect(shown.map(({ id }) => id!).toSorted()).toEqual([...wanted.keys()].toSorted())
        for (const { id, alertas } of shown)
          expect(alertas.toSorted()).toEqual(
            wanted
              .get(id!)!
              .map(([alert]) => ALERTS[alert]!.nome)
              .toSorted(),
          )
      }),
      { numRuns: 50 },
    )
  })

  test('shows the summary, the words found, or the whole text', async () => {
    const acts = [act(1, { ementa: 'Institui o comitê.' })]
    const shown = async (conteudo: 'ementa' | 'trecho' | 'integra') =>
      (await issueOf({ conteudo }, acts, [match(0, 1)])).groups[0]!.acts[0]!
    expect((await shown('ementa')).trecho).toEqual([{ text: 'Institui o comitê.', hit: false }])
    expect((await shown('trecho')).trecho).toContainEqual({ text: 'ato', hit: true })
    expect((await shown('integra')).texto).toBe('O ato diz.\n\nE manda.')
  })

  test('shows what fits, counts the rest, and has all of it in its table', async () => {
    const acts = Array.from({ length: 60 }, (_, n) => act(n))
    const matches = acts.map((_, n) => match(n % 2, n))
    const issue = await issueOf({ anexar_csv: true }, acts, matches)
    expect(issue.groups.map(({ total, acts: shown }) => [total, shown.length])).toEqual([
      [30, 30],
      [30, 20],
    ])
    expect([issue.total, issue.csv?.rows]).toEqual([60, 60])
    const more = await issueOf({ anexar_csv: true }, acts, matches, 7)
    expect([more.total, more.csv?.rows]).toEqual([67, 60])
    const long = acts.map((one) => ({ ...one, conteudo_completo: 'x'.repeat(50_000) }))
    const whole = await issueOf({ conteudo: 'integra' }, long, matches)
    const texts = whole.groups.flatMap(({ acts: shown }) => shown).map(({ texto }) => texto!)
    expect(texts).toHaveLength(15)
    expect(texts[0]).toMatch(/^x{20000}…\nO texto continua no ato\.$/)
  })

  test('has a table whose pages Excel does not take for dates', async () => {
    const acts = [act(1, { pagina: '10-12' }), act(2, { pagina: '13' })]
    const { csv } = await issueOf({ anexar_csv: true }, acts, [match(0, 1), match(0, 2)])
    const [head, ...rows] = csv!.text.split('\r\n').map((line) => line.split(';'))
    const pages = rows.slice(0, 2).map((cells) => cells[head!.indexOf('Página')])
    expect(pages).toEqual(['10 a 12', '13'])
  })

  test('has a line for each row in its table, with the values of the row', async () => {
    const row = (linha: object, prazo: GatheredMatch['linhas'][number]['prazo'] = null) => ({
      tabela: 'contratos' as const,
      linha,
      prazo,
    })
    const linhas = [
      row(
        { tipo_instrumento: 'contrato', fornecedor_nome: 'UMA LTDA', valor_global: 1_234.5 },
        { campo: 'vigencia_fim', data: '2024-04-02', dias: 30 },
      ),
      row({ tipo_instrumento: 'contrato', fornecedor_nome: 'SÓCIO 123.456.789-09' }),
    ]
    const matches = [{ ...match(0, 1), linhas }, { ...match(1, 1), linhas }, match(1, 2)]
    const { csv } = await issueOf({ anexar_csv: true }, [act(1), act(2)], matches)
    const cellsOf = (line: string) =>
      [...line.matchAll(/"[^"]*"|[^;]+|(?<=;|^)(?=;|$)/g)].map(([cell]) => cell)
    const [head, ...lines] = csv!.text.split('\r\n').map(cellsOf)
    const told = (name: string) => lines.slice(0, 3).map((cells) => cells[head!.indexOf(name)])
    expect(csv!.rows).toBe(2)
    expect(told('Id')).toEqual(['pub_1', 'pub_1', 'pub_2'])
    expect(told('Linha')).toEqual(['UMA LTDA', 'SÓCIO ***.456.789-**', ''])
    expect(told('Linha: Valor')).toEqual(['R$\u00A01.234,50', '', ''])
    expect(told('Linha: Prazo')[0]).toMatch(/A vigência termina em 02\/04\/2024/)
    const plain = await issueOf({ anexar_csv: true }, [act(2)], [match(1, 2)])
    expect(plain.csv!.text).not.toContain('Linha')
  })

  test('shows the first rows of an act instead of its text, and says how many more it has', async () => {
    const linhas = Array.from({ length: 500 }, (_, n) => ({
      tabela: 'pessoal' as const,
      linha: { tipo_movimentacao: 'nomeacao', pessoa_nome: `PESSOA ${n}` },
      prazo: null,
    }))
    const matches = [{ ...match(0, 1), linhas }]
    const { groups } = await issueOf({ conteudo: 'integra' }, [act(1)], matches)
    const [shown] = groups[0]!.acts
    expect(shown!.linhas).toHaveLength(10)
    expect(shown!.linhas_a_mais).toBe(490)
    expect(shown!.texto).toBeUndefined()
    expect(JSON.stringify(actBlocks(shown!, null))).toContain('E mais 490 linhas deste ato')
  })

  test('masks a CPF also where a text is cut', async () => {
    const texto = `${'x '.repeat(9_995)}de 123.456.789-09, sócio`
    const { groups } = await issueOf(
      { conteudo: 'integra' },
      [act(1, { conteudo_completo: texto })],
      [match(0, 1)],
    )
    expect(groups[0]!.acts[0]!.texto).toMatch(/x de \*\*\*\.456…/)
  })

  test('shows the whole text of an act that is no more than its title', async () => {
    const title = act(1, { conteudo_completo: 'PORTARIA Nº 1' })
    const { groups } = await issueOf({ conteudo: 'integra' }, [title], [match(0, 1)])
    expect(groups[0]!.acts[0]!.texto).toBe('PORTARIA Nº 1')
  })

  test('leaves out what is no more in the archive', async () => {
    const { total, groups } = await issueOf({}, [act(1)], [match(0, 1), match(0, 2)])
    expect([total, groups[0]?.total]).toEqual([1, 1])
  })
})
