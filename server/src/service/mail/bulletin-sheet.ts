import { maskCpfs } from '../../printed/mask-cpf.ts'
import { type Sheet, pagesCell } from '../sheets/sheet.ts'
import type { ToldAct } from './issue-acts.ts'

/** The table of a bulletin. */
export const BULLETIN_SHEET: Sheet<ToldAct> = {
  name: 'Boletim',
  columns: [
    { name: 'Data', width: 11, value: ({ act }) => ({ day: act.data_publicacao }) },
    column('Seção', 7, ({ act }) => act.secao),
    column('Edição', 8, ({ act }) => act.edicao),
    column('Página', 9, ({ act }) => pagesCell(act.pagina)),
    column('Órgão', 40, ({ act }) => act.orgao.replaceAll('/', ' / ')),
    column('Tipo', 16, ({ act }) => act.tipo_ato),
    column('Título', 50, ({ act }) => act.titulo),
    column('Ementa', 60, ({ act }) => act.ementa || act.resumo),
    column('Alertas', 24, ({ alerts }) => alerts.map(({ nome }) => nome).join('; ')),
    column('Termos', 24, ({ termos }) => termos.join('; ')),
    column('Situação', 12, ({ act }) => act.situacao),
    column('Link', 30, ({ act }) => act.url_original),
    column('PDF', 30, ({ act }) => act.url_pdf),
    column('Id', 31, ({ act }) => act.id),
  ],
}

function column(name: string, width: number, text: (told: ToldAct) => string) {
  return { name, width, value: (told: ToldAct) => maskCpfs(text(told)) }
}
