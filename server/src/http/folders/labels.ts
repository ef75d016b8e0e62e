import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import type { Fields } from '../body/bodies.ts'

/** A filter, a cell of a sheet and a list of JSON must each be able to tell one label from the next. */
const FORBIDDEN = /[",;\\\p{Cc}]/u

/** The faults of labels that a schema cannot find. */
export function labelDetails({ etiquetas }: Fields): Detail[] {
  if (!Array.isArray(etiquetas)) return []
  return etiquetas.flatMap((label: unknown, at) => {
    if (typeof label !== 'string' || label === '') return []
    const campo = `etiquetas[${at}]`
    if (label.trim() === '') return [detailOf(campo, 'está em branco', 'Escreva-a, ou retire-a.')]
    return FORBIDDEN.test(label)
      ? [
          detailOf(
            campo,
            'tem vírgula, ponto e vírgula, aspas, barra invertida ou quebra de linha',
            'Envie uma etiqueta por elemento da lista, sem estes caracteres.',
          ),
        ]
      : []
  })
}
