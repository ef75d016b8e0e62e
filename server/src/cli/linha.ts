import { userInfo } from 'node:os'
import type { Config } from '../config.ts'
import { unpackMovement } from '../gazette/rows/packed-movement.ts'
import { ROW_RULES } from '../ingest/row-rules.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import type { Clock } from '../lib/time/clock.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { counted } from '../lib/text/counted.ts'
import {
  type FoundRowToHide,
  findRow,
  hideAgain,
  hideRow,
  rowNotShown,
} from '../service/rows/hide-row.ts'
import type {
  ErasedTellings,
  HiddenRowEntry,
  HiddenRowStore,
  Reason,
} from '../service/rows/hidden-row-store.ts'
import { KEYS_PER_DAY } from '../../engine/port.ts'
import { createHiddenRowStore } from '../store/row-tables/hidden-row-store.ts'
import { tableText } from '../terminal/table.ts'
import type { Arguments, CommandBody } from './command.ts'
import { givenId } from './given-id.ts'
import { onStore } from './on-store.ts'

const REASON = {
  motivo: {
    tipo: 'texto',
    descricao: 'Por que: vai para o registro, que só quem opera lê',
    obrigatoria: true,
  },
  por: { tipo: 'texto', descricao: 'Quem o faz (padrão: o usuário desta máquina)' },
  json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' },
} as const satisfies CommandBody['opcoes']

/** The most of a row that a person must see to know it. */
const SHOWN_COLUMNS = 6

export const linhaOcultar: CommandBody = {
  interrompido:
    'Se a linha já estava oculta, continua: veja linha listar, e repita o comando, que apaga o que ainda a diz. Entregas a caminho deixam de ser esperadas.',
  opcoes: {
    ensaio: { tipo: 'chave', descricao: 'Só mostra a linha; não grava nada' },
    ...REASON,
  },
  async executar(args, { config, signal }) {
    const id = givenId(args, 'linha', 'linha ocultar lin_… --motivo "pedido do titular"')
    return await onRows(config, async (store, clock) => {
      const found = await findRow(store, id, signal)
      if (args.chave('ensaio')) {
        if (found === null) throw rowNotShown(id)
        if (args.chave('json')) console.log(JSON.stringify({ ensaio: true, linha: found.row }))
        else console.log([...describe(found), 'Ensaio: nada foi gravado.'].join('\n'))
        return 0
      }
      const reason = reasonIn(args, clock())
      const waitASecond = () => systemSleep(1_000, signal)
      const erased =
        found === null
          ? await hideAgain(store, id, waitASecond)
          : await hideRow(store, found, reason, waitASecond)
      const eventos = erased.eventos.length
      if (args.chave('json')) console.log(JSON.stringify({ id, oculta: true, ...erased, eventos }))
      else console.log([...shownBefore(found), ...hiddenText(id, erased)].join('\n'))
      return 0
    })
  },
}

export const linhaMostrar: CommandBody = {
  opcoes: REASON,
  async executar(args, { config }) {
    const id = givenId(args, 'linha', 'linha mostrar lin_… --motivo "ordem revogada"')
    return await onRows(config, async (store, clock) => {
      const shown = await store.show(id, reasonIn(args, clock()))
      if (shown === 'nao_estava') throw notHidden(id)
      const oculta = shown === 'ainda_oculta'
      console.log(args.chave('json') ? JSON.stringify({ id, oculta }) : shownText(id, oculta))
      return 0
    })
  },
}

export const linhaListar: CommandBody = {
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  async executar(args, { config }) {
    return await onRows(config, async (store) => {
      const entries = await store.list()
      if (args.chave('json')) console.log(JSON.stringify(entries.map(loggedOf)))
      else if (entries.length === 0) console.log('Nenhuma linha foi oculta.')
      else console.log(tableText(HEADINGS, entries.flatMap(linesOf)))
      return 0
    })
  },
}

function onRows(
  config: Config,
  work: (store: HiddenRowStore, clock: Clock) => Promise<number>,
): Promise<number> {
  return onStore(config, ({ sql, clock }) =>
    work(
      createHiddenRowStore({
        sql,
        clock,
        rules: ROW_RULES,
        keysPerDay: KEYS_PER_DAY,
        unpackMovement,
      }),
      clock,
    ),
  )
}

function reasonIn({ texto }: Arguments, em: Date): Reason {
  const motivo = texto('motivo')?.trim() ?? ''
  if (motivo === '')
    throw new Problem('parametro_invalido', 'Falta o motivo.', [
      detailOf('--motivo', 'está vazio', 'Por exemplo: --motivo "pedido do titular, processo 12"'),
    ])
  return { motivo, por: texto('por') ?? userInfo().username, em }
}

function shownBefore(found: FoundRowToHide | null): string[] {
  return found ? describe(found) : ['Já estava oculta; o registro guarda quem e por quê.']
}

/** What it says, as far as a person needs it to recognise the row. */
function describe({ tabela, place, row }: FoundRowToHide): string[] {
  const columns = Object.entries(row).filter(
    ([name, value]) => name !== 'id' && ['string', 'number'].includes(typeof value),
  )
  return [
    `Linha ${row.id}, de ${tabela}, do ato ${place.publicacao} (${row.data_publicacao}):`,
    ...columns
      .slice(0, SHOWN_COLUMNS)
      .map(([name, value]) => `  ${name}: ${value as string | number}`),
  ]
}

function hiddenText(
  id: string,
  { eventos, entregas, a_caminho, mensagens }: ErasedTellings,
): string[] {
  return [
    'Oculta: não aparece mais em tabelas, somas, exportações e alertas, nem em espelhos cuja chave tem o escopo administracao.',
    `Apagado do que já a dizia: ${counted(eventos.length, 'evento', 'eventos')}, ${counted(entregas, 'entrega', 'entregas')}, ${counted(mensagens, 'vez', 'vezes')} em e-mails e boletins.`,
    ...(a_caminho > 0
      ? [
          `${counted(a_caminho, 'entrega ainda está', 'entregas ainda estão')} a caminho: quem recebe deve ser avisado por você. O que falhar não se repete.`,
        ]
      : []),
    'O que já saiu daqui (arquivos exportados, mensagens recebidas) não volta; cópias de segurança anteriores a têm.',
    `Para desfazer: ${PROGRAM} linha mostrar ${id} --motivo "…"`,
  ]
}

function shownText(id: string, isHidden: boolean): string {
  return isHidden
    ? `A linha ${id} não está mais oculta por quem opera este acervo. A origem deste espelho ainda a oculta: continua fora das tabelas.`
    : `A linha ${id} está de novo nas tabelas. O que deixou de ser enviado enquanto isso não é enviado agora.`
}

const HEADINGS = ['linha', 'tabela', 'ato', 'quando', 'o que', 'quem', 'motivo']

/** One line for each thing that was done. */
function linesOf(entry: HiddenRowEntry): string[][] {
  const { linha_id, tabela, publicacao_id, oculta_em, oculta_por, motivo } = entry
  const of = [linha_id, tabela, publicacao_id]
  const { mostrada_em, mostrada_por, motivo_mostrada } = entry
  const hidden = [...of, oculta_em, 'ocultou', oculta_por, motivo]
  if (mostrada_em === null) return [hidden]
  return [hidden, [...of, mostrada_em, 'mostrou', mostrada_por ?? '', motivo_mostrada ?? '']]
}

/** Without what a row is recognised by. */
function loggedOf({ lugar: _place, dito: _said, sobre: _about, ...entry }: HiddenRowEntry) {
  return entry
}

function notHidden(id: string): Problem {
  return new Problem(
    'nao_encontrado',
    `A linha ${id} não está oculta por quem opera este acervo.`,
    [detailOf('id', 'não está no registro', `Veja: ${PROGRAM} linha listar`)],
  )
}
