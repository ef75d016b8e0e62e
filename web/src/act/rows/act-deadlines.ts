import type { PrazoDoAto } from '../../api/schema.ts'
import type { ActRow } from './act-rows.ts'

/** A deadline as a row of one value, whose words light up as those of rows do. */
export function deadlineRow({ inicio, fim, texto }: PrazoDoAto): ActRow {
  return {
    id: `prazo-${inicio}`,
    title: texto,
    values: [{ coluna: 'prazo', label: '', text: texto }],
    trechos: [{ coluna: 'prazo', inicio, fim }],
    company: null,
    person: null,
    norm: null,
  }
}
