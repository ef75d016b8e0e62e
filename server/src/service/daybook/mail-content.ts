import type { ActHead } from '../../gazette/publication-detail.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import { mailedRows } from '../mail/mailed-row.ts'
import type { DaybookMail, DaybookMailAct, EarlierDay } from '../../mail/message.ts'
import type { ChangedAct, Daybook, DaybookAct, DaybookAlert } from './daybook.ts'

/** A mail without the link out of it. */
export type DaybookMailContent = Omit<DaybookMail, 'unsubscribeToken'>

/** Of one act. */
const MOST_ROWS = 5
/** The most acts that one mail shows: nobody reads more. */
const MOST_ACTS = 50

/**
 * The mail of a day; null where there is nothing to say: no edition came or should have, and nothing is new.
 * @param heads of its acts, by id
 */
export function daybookMail(
  day: Daybook,
  heads: ReadonlyMap<string, ActHead>,
  earlier: EarlierDay[],
): DaybookMailContent | null {
  const { data, total, mudaram } = day
  const isExpected = day.secoes.some(({ estado }) => estado !== 'sem_edicao')
  if (!isExpected && total + mudaram.length + earlier.length === 0) return null
  let room = MOST_ACTS
  const shown = ({ atos }: DaybookAlert) => {
    const acts = atos.slice(0, room).flatMap((act) => mailedAct(act, heads))
    room -= acts.length
    return acts
  }
  const [found, quiet] = [day.alertas.filter(hasOwn), day.alertas.filter((one) => !hasOwn(one))]
  return {
    kind: 'daybook',
    data,
    total,
    ...sectionsOf(day),
    changed: mudaram.map(changedAct),
    groups: found.map((alert) => ({
      nome: alert.nome,
      consulta: alert.consulta,
      total: alert.total - alert.em_outros,
      lacking: alert.conferencia.faltam,
      isChecked: alert.conferencia.situacao !== 'nao_conferido',
      acts: shown(alert),
    })),
    quiet: quiet.map(({ id, nome, conferencia, total, ultimo }) => ({
      alerta_id: id,
      nome,
      look: conferencia.situacao,
      lacking: conferencia.faltam,
      elsewhere: total,
      last: ultimo,
    })),
    earlier,
  }
}

/** What an earlier day has that no mail told; null: nothing, and nothing of it is missing. */
export function earlierDay(day: Daybook, toldTotal: number): EarlierDay | null {
  const more = Math.max(0, day.total - toldTotal)
  const { lacking } = sectionsOf(day)
  return more + lacking.length === 0 ? null : { data: day.data, more, lacking }
}

function hasOwn({ total, em_outros }: DaybookAlert): boolean {
  return total > em_outros
}

/** An extra edition in several sections is one. */
function sectionsOf({ secoes }: Daybook): Pick<DaybookMailContent, 'whole' | 'lacking'> {
  const existing = secoes.filter(({ estado }) => estado !== 'sem_edicao')
  const lacking = existing.filter(({ estado }) => estado !== 'completa')
  const missing = new Set(lacking.map(({ secao }) => secao))
  const whole = existing.filter(({ secao }) => !missing.has(secao))
  return { whole: codesOf(whole), lacking: [...missing] }
}

function codesOf(sections: { secao: SectionCode }[]): SectionCode[] {
  return [...new Set(sections.map(({ secao }) => secao))]
}

function mailedAct(act: DaybookAct, heads: ReadonlyMap<string, ActHead>): DaybookMailAct[] {
  const head = heads.get(act.id)
  if (head === undefined) return []
  const { id, titulo, orgao, data_publicacao, secao, edicao, pagina, situacao } = act
  const { parte, termos_correspondentes: termos, outros_alertas, url_original } = act
  return [
    {
      id,
      titulo,
      orgao,
      data_publicacao,
      secao,
      edicao,
      pagina,
      situacao,
      parte,
      ...(termos.length > 0 && { termos }),
      trecho: act.trecho.map(({ texto, marcado }) => ({ text: texto, hit: marcado })),
      url_original,
      url_pdf: head.url_pdf,
      ...mailedRows(act.linhas, MOST_ROWS),
      outros: outros_alertas.map(({ nome }) => nome),
    },
  ]
}

function changedAct({ id, titulo, data_publicacao, situacao, mudancas }: ChangedAct) {
  const por = new Map(mudancas.map(({ por: by }) => [by.id, { id: by.id, titulo: by.titulo }]))
  return { id, titulo, data_publicacao, situacao, por: [...por.values()] }
}
