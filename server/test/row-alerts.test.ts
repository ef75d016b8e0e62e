import { describe, expect, test } from 'vitest'
import type { AlertRequest } from '../src/alerts/alert.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../src/lib/time/dates.ts'
import { compose } from '../src/mail/compose.ts'
import type { Letter } from '../src/mail/letter.ts'
import { renderHtml } from '../src/mail/render-html.ts'
import { renderText } from '../src/mail/render-text.ts'
import type { WatchedRows } from '../src/monitor/watched-rows.ts'
import { ACTS_WITH_ROWS, extractOf, noticeOf, ordinanceOf } from './_acts-with-rows.ts'
import { temporaryFolder } from './_cli.ts'
import { CPF_FORMS, tellsCpf } from './_cpf-forms.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'
import { openWatch } from './_watch.ts'

const URL = 'https://arauto.exemplo.br'
const EMAIL = 'equipe@exemplo.com.br'
const NOW = new Date()
const inDays = (days: number) => dateOfDay(dayNumber(brasiliaDate(NOW)) + days)
const printed = (date: string) => date.split('-').toReversed().join('/')

/** An archive whose account is told by mail of what alerts of rows find; `later`: moves its clock. */
async function openMailbox() {
  const dataDir = temporaryFolder()
  let now = NOW
  const watch = await openWatch(dataDir, () => now)
  const { alerts } = watch
  return {
    ...watch,
    async seek(linhas: WatchedRows, request: Partial<AlertRequest> = {}) {
      const filtros = { linhas }
      const alert = await alerts.add({
        nome: 'Linhas',
        filtros,
        canais: { emails: [EMAIL] },
        ...request,
      })
      await alerts.confirmAll()
      return alert
    },
    async importActs(acts: TestArticle[], notify = true) {
      using archive = openArchive(dataDir)
      const path = writeZip(temporaryFolder(), `${MONDAY}-DO3${notify ? '' : 'E'}.zip`, acts)
      await importHere(archive, [path], { notify, clock: () => now })
    },
    later(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
    /** The letters that are due once nothing more comes. */
    async letters() {
      await watch.look()
      now = new Date(now.getTime() + 6 * 60_000)
      await watch.write()
      return (await watch.mails()).map(({ message }) => compose(message, URL))
    },
  }
}

const records = ({ blocks }: Letter) => blocks.filter((block) => block.kind === 'record')

describe('an alert of rows', () => {
  test('mails who was appointed to a level in a body, with the office, its code and the act', async () => {
    const mailbox = await openMailbox()
    await mailbox.seek({
      tabela: 'pessoal',
      tipo_movimentacao: ['nomeacao', 'designacao'],
      codigo_min: ['FCE 1.15'],
      orgao: ['Ministério de Teste'],
    })
    await mailbox.importActs(ACTS_WITH_ROWS)
    const [letter, ...others] = await mailbox.letters()
    expect(others).toEqual([])
    expect(letter!.subject).toBe('Linhas: 2 linhas de 18/03/2024 a 19/03/2024')
    expect(records(letter!)).toMatchObject([
      {
        title: 'MARIA DA SILVA',
        fields: expect.arrayContaining([{ label: 'Movimento', value: 'Nomeação' }]),
      },
      { title: 'PAULA DE MELO' },
    ])
    const text = renderText(letter!)
    expect(text).toContain('Ler o ato: https://arauto.exemplo.br/publicacao/pub_')
    expect(text).toContain('termo=%22MARIA+DA+SILVA%22')
    expect(text).toContain(
      'Abrir na tabela: https://arauto.exemplo.br/pessoal?data_inicio=2024-03-18',
    )
    expect(text).toContain(
      'Procura: linhas de pessoal; movimentação: nomeação ou designação; nível a partir de: FCE 1.15',
    )
  })

  test('mails a contract of a company above an amount', async () => {
    const mailbox = await openMailbox()
    await mailbox.seek({
      tabela: 'contratos',
      fornecedor_ni: ['11.222.333/0001-81'],
      valor_min: 1_000_000,
    })
    await mailbox.importActs(ACTS_WITH_ROWS)
    const [letter] = await mailbox.letters()
    expect(records(letter!)).toMatchObject([
      {
        title: 'EMPRESA DE TAL LTDA',
        fields: expect.arrayContaining([{ label: 'Valor', value: 'R$\u00A01.500.000,10' }]),
      },
    ])
  })

  test('a row is mailed once: not when its act is imported again or has a new text, but when it says something else', async () => {
    const mailbox = await openMailbox()
    await mailbox.seek({ tabela: 'contratos' })
    const bought = (name: string, more = '') =>
      extractOf('100', `Contratada: ${name} LTDA. Objeto: pneus. Valor Total: R$ 10,00.${more}`)
    const titles = async () =>
      (await mailbox.letters()).map((letter) => records(letter).map(({ title }) => title))
    await mailbox.importActs([bought('UMA')])
    await mailbox.importActs([bought('UMA', ' Fiscal: ninguém.')])
    expect(await titles()).toEqual([['UMA LTDA']])
    await mailbox.importActs([bought('OUTRA')])
    expect(await titles()).toEqual([['UMA LTDA'], ['OUTRA LTDA']])
  })

  test('what was found before an alert changed between acts and rows is mailed as it was found', async () => {
    const mailbox = await openMailbox()
    const { id, filtros } = await mailbox.seek({ tabela: 'contratos' })
    const bought = (name: string) =>
      extractOf(name, `Contratada: ${name} LTDA. Objeto: pneus. Valor Total: R$ 10,00.`)
    const seekFor = (linhas: WatchedRows | null) =>
      mailbox.alerts.change(id, { filtros: { ...filtros, linhas } })
    await mailbox.importActs([bought('101'), bought('102')])
    await mailbox.look()
    await seekFor(null)
    const [rows] = await mailbox.letters()
    expect(records(rows!)).toHaveLength(2)
    await mailbox.importActs([bought('103')])
    await mailbox.look()
    await seekFor({ tabela: 'contratos' })
    const [, act] = await mailbox.letters()
    expect(records(act!)).toEqual([])
    const text = renderText(act!)
    expect(text).toContain('pneus')
    expect(text).not.toContain('não coube')
  })

  test('an edition mail of rows waits for the edition; a day that comes near does not', async () => {
    const mailbox = await openMailbox()
    await mailbox.seek({ tabela: 'contratos', vigencia_fim_em_dias: 90 }, { frequencia: 'edicao' })
    await mailbox.importActs([contract('ALFA', 100), contract('BETA', 90)], false)
    const [first, ...others] = await mailbox.letters()
    expect(others).toEqual([])
    expect(first!.subject).toBe('Linhas: 1 linha')
    expect(records(first!)).toMatchObject([
      {
        title: 'BETA LTDA',
        fields: expect.arrayContaining([
          {
            label: 'Prazo',
            value: `A vigência termina em ${printed(inDays(90))}; pediu-se o aviso 90 dias antes`,
          },
        ]),
      },
    ])
    expect(await mailbox.letters()).toHaveLength(1)
    mailbox.later(10 * 86_400_000)
    const [, second] = await mailbox.letters()
    expect(records(second!)).toMatchObject([{ title: 'ALFA LTDA' }])
    mailbox.later(86_400_000)
    expect(await mailbox.letters()).toHaveLength(2)
  })

  test('two rows of one act, whose days come near on different days, are both told', async () => {
    const mailbox = await openMailbox()
    await mailbox.seek({ tabela: 'contratos', vigencia_fim_em_dias: 30 })
    const both = extractOf(
      '100',
      [35, 40]
        .map(
          (days) =>
            `Contrato nº ${days}/2024. Contratada: EMPRESA ${days} LTDA. Objeto: pneus. Vigência: 01/01/2024 a ${printed(inDays(days))}.`,
        )
        .join('</p><p>'),
    )
    await mailbox.importActs([both], false)
    const told = []
    for (let day = 0; day < 12; day++) {
      told.push((await mailbox.letters()).length)
      mailbox.later(86_400_000)
    }
    expect(told.at(0)).toBe(0)
    expect(told.at(-1)).toBe(2)
  })

  test('whoever has yet to confirm an address does not miss what comes near', async () => {
    const mailbox = await openMailbox()
    const filtros = { linhas: { tabela: 'contratos', vigencia_fim_em_dias: 90 } } as const
    await mailbox.alerts.add({ filtros, canais: { emails: [EMAIL] } })
    await mailbox.importActs([contract('ALFA', 50)], false)
    expect(await mailbox.letters()).toEqual([])
    await mailbox.alerts.confirmAll()
    mailbox.later(86_400_000)
    expect(await mailbox.letters()).toHaveLength(1)
  })

  test('no CPF is mailed in a row', async () => {
    const mailbox = await openMailbox()
    await mailbox.seek({ tabela: 'contratos' })
    await mailbox.seek({ tabela: 'pessoal' })
    await mailbox.seek({ tabela: 'licitacoes' })
    await mailbox.importActs(
      CPF_FORMS.flatMap((cpf, i) => [
        extractOf(String(400 + i), `Contratada: FULANA DE TAL ${cpf}. Objeto: pneus de ${cpf}.`),
        ordinanceOf(
          String(500 + i),
          `Nomear FULANA DE TAL, CPF ${cpf}, para o cargo de Assessora.`,
        ),
        noticeOf(
          String(600 + i),
          `PREGÃO ELETRÔNICO Nº ${i + 1}/2024`,
          `Objeto: pneus de ${cpf}. Abertura: 25/03/2024 às 9h.`,
        ),
      ]),
    )
    const letters = await mailbox.letters()
    expect(letters.flatMap(records).length).toBeGreaterThanOrEqual(CPF_FORMS.length)
    expect(letters.filter((letter) => tellsCpf(renderText(letter)))).toEqual([])
    expect(letters.filter((letter) => tellsCpf(renderHtml(letter)))).toEqual([])
  })
})

const contract = (name: string, days: number) =>
  extractOf(
    String(1000 + days),
    `Contratada: ${name} LTDA, CNPJ nº 11.222.333/0001-81. Objeto: limpeza. Valor Total: R$ 10,00. Vigência: 01/01/2024 a ${printed(inDays(days))}.`,
  )
