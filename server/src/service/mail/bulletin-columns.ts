import { brazilianDate } from '../../mail/brasilia-time.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import type { ToldAct } from './issue-acts.ts'

const COLUMNS = {
  Data: ({ act }) => brazilianDate(act.data_publicacao),
  Seção: ({ act }) => act.secao,
  Edição: ({ act }) => act.edicao,
  // Excel makes a date of 10-12.
  Página: ({ act }) => act.pagina.replace(/^(\d+)-(\d+)$/, '$1 a $2'),
  Órgão: ({ act }) => act.orgao.replaceAll('/', ' / '),
  Tipo: ({ act }) => act.tipo_ato,
  Título: ({ act }) => act.titulo,
  Ementa: ({ act }) => act.ementa || act.resumo,
  Alertas: ({ alerts }) => alerts.map(({ nome }) => nome).join('; '),
  Termos: ({ termos }) => termos.join('; '),
  Situação: ({ act }) => act.situacao,
  Link: ({ act }) => act.url_original,
  PDF: ({ act }) => act.url_pdf,
  Id: ({ act }) => act.id,
} satisfies Record<string, (told: ToldAct) => string>

export type BulletinColumn = keyof typeof COLUMNS

/** The columns of a bulletin's table. */
export const BULLETIN_COLUMNS = Object.keys(COLUMNS) as BulletinColumn[]

/** What stands of an act in one of them. */
export function bulletinCell(told: ToldAct, column: BulletinColumn): string {
  return maskCpfs(COLUMNS[column](told))
}
