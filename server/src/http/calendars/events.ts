import { hash } from 'node:crypto'
import type { Prazo } from '../../gazette/deadlines/prazos.ts'
import type { DeadlineKind } from '../../gazette/deadlines/deadline.ts'
import type { LicitacaoLinha } from '../../gazette/rows/licitacao-linhas.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import { clipped } from '../../lib/text/clipped.ts'
import type { CalendarEvent } from '../../lib/time/icalendar.ts'
import { actUrl } from '../../mail/links.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import type { Notice } from '../../service/notice.ts'
import type { Published } from '../../service/rows/row-store.ts'

/** What events tell of their act. */
export interface ActOfEvents {
  id: string
  titulo: string
  orgao: string
  data_publicacao: string
  situacao: string
  /** Of its text: another one may say another day. */
  versao: number
  prazos: Prazo[]
}

const TITLES: Record<DeadlineKind, string> = {
  abertura: 'Abertura',
  entrega_de_propostas: 'Propostas',
  inscricao: 'Inscrição',
  recurso: 'Recurso ou defesa',
  contribuicao: 'Contribuições',
  reuniao: 'Reunião',
  prazo: 'Prazo',
}

const READ_BY_A_PROGRAM =
  'Lido do texto por um programa, com a hora impressa: confira no ato, e se outro o mudou.'

/** Those of an act's openings and deadlines that have a day. Each is known by its kind and its place among these. */
export function eventsOfAct(act: ActOfEvents, base: string): CalendarEvent[] {
  const counts = new Map<DeadlineKind, number>()
  return act.prazos.flatMap((prazo) => {
    const { tipo, texto } = prazo
    const place = counts.get(tipo) ?? 0
    counts.set(tipo, place + 1)
    const when = timeOfDeadline(prazo)
    if (when === null) return []
    return [
      {
        ...eventFields(act, base, `${TITLES[tipo]}: ${act.titulo}`, [texto, act.orgao]),
        uid: `${act.id}-${tipo}-${place}@arauto`,
        when,
      },
    ]
  })
}

/**
 * When a row's session opens; nothing where no day is printed. Another text of its act may change a row, and so may
 * newer rules. `versao`: that of the text.
 */
export function openingOfTender(
  row: Published<LicitacaoLinha>,
  versao: number,
  base: string,
): CalendarEvent[] {
  const { data_abertura: day, hora_abertura: time, publicacao, objeto, orgao } = row
  if (day === null) return []
  const act = { ...row, id: publicacao, versao: versao + row.versao_extrator - FIRST }
  return [
    {
      ...eventFields(
        act,
        base,
        clipped(maskCpfs(`Abertura: ${nameOfTender(row)}`), LONGEST_TITLE),
        [objeto, orgao],
      ),
      uid: `${row.id}@arauto`,
      when: time === null ? { day } : { day, time },
    },
  ]
}

const LONGEST_TITLE = 120
const KINDS: Partial<Record<string, string>> = {
  pregao: 'pregão',
  concorrencia: 'concorrência',
  tomada_de_precos: 'tomada de preços',
  leilao: 'leilão',
  dialogo_competitivo: 'diálogo competitivo',
  rdc: 'RDC',
  chamamento_publico: 'chamamento público',
}

/** `pregão 90041/2026, limpeza predial` */
function nameOfTender({ modalidade, numero, ano, objeto }: LicitacaoLinha): string {
  const kind = modalidade === null ? 'licitação' : (KINDS[modalidade] ?? modalidade)
  const number = numero === null ? '' : ` ${numero}${ano === null ? '' : `/${ano}`}`
  return `${kind}${number}${objeto === null ? '' : `, ${objeto}`}`
}

/** A notice, on the day on which it holds: an empty calendar must not look as if nothing came. */
export function eventOfNotice({ mensagem }: Notice, page: string, now: Date): CalendarEvent {
  const day = brasiliaDate(now)
  return {
    uid: `aviso-${hash('sha256', mensagem, 'base64url').slice(0, 12)}@arauto`,
    revised: new Date(`${day}T00:00:00-03:00`),
    title: `Aviso: ${mensagem}`,
    description: mensagem,
    revision: 0,
    url: page,
    when: { day },
    cancelled: false,
  }
}

/** The first version of a text, and of the rules. */
const FIRST = 1

/** What is over for good; what was suspended may open again, at another day. */
const OVER = ['revogada', 'sem_efeito', 'retirada']

function eventFields(
  act: Pick<ActOfEvents, 'id' | 'situacao' | 'data_publicacao' | 'versao'>,
  base: string,
  title: string,
  told: (string | null)[],
) {
  const { id, situacao, data_publicacao, versao } = act
  return {
    title: maskCpfs(title),
    description: maskCpfs([...told, READ_BY_A_PROGRAM].filter(Boolean).join('\n')),
    url: actUrl(base, id, '*'),
    revised: new Date(`${data_publicacao}T00:00:00-03:00`),
    revision: versao - FIRST,
    cancelled: OVER.includes(situacao),
  }
}

function timeOfDeadline({ data, hora, desde }: Prazo): CalendarEvent['when'] | null {
  if (data !== null && desde !== null) return { day: desde, until: data }
  const day = data ?? desde
  if (day === null) return null
  return hora === null ? { day } : { day, time: hora }
}
