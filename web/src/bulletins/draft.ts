import type { Boletim } from '../api/schema.ts'

/** What people say of a bulletin, as the API takes it. */
export type BulletinDraft = Pick<Boletim, (typeof FIELDS)[number]>

const FIELDS = [
  'nome',
  'alertas',
  'destinatarios',
  'assunto',
  'cabecalho',
  'rodape',
  'texto_vazio',
  'enviar_vazio',
  'agrupar_por',
  'conteudo',
  'anexar_csv',
  'anexar_xlsx',
  'frequencia',
  'hora',
  'dias',
  'dia_do_mes',
] as const

/** The form, for a button outside of it. */
export const BULLETIN_FORM = 'boletim'

/** A new one, on working days: the rest are the API's own defaults. */
export const NEW_BULLETIN: BulletinDraft = {
  nome: '',
  alertas: [],
  destinatarios: [],
  assunto: '{{nome}}: {{atos}}, {{periodo}}',
  cabecalho: '',
  rodape: '',
  texto_vazio: 'Nada foi encontrado no que foi conferido.',
  enviar_vazio: false,
  agrupar_por: 'alerta',
  conteudo: 'trecho',
  anexar_csv: false,
  anexar_xlsx: false,
  frequencia: 'semanal',
  hora: 8,
  dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
  dia_do_mes: 1,
}

export function bulletinDraftOf(bulletin: Boletim): BulletinDraft {
  return Object.fromEntries(FIELDS.map((field) => [field, bulletin[field]])) as BulletinDraft
}

export function isSameDraft(one: BulletinDraft, other: BulletinDraft): boolean {
  return FIELDS.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}

/** What was changed further since these changes were sent. */
export function unsentChanges(
  changes: Partial<BulletinDraft>,
  sent: Partial<BulletinDraft>,
): Partial<BulletinDraft> {
  const further = FIELDS.filter(
    (field) => field in changes && JSON.stringify(changes[field]) !== JSON.stringify(sent[field]),
  )
  return Object.fromEntries(further.map((field) => [field, changes[field]]))
}

/** The list with the item at `from` at the place `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, at) => at !== from)
  return others.toSpliced(to, 0, items[from]!) // `from` is a place of the list
}
