import { isLost } from './fields.ts'
import type { Remarks } from './remarks.ts'

interface GivenSection {
  texto: string
  onde: string
}

/** The codes of the sections that a block wants; none: all. Null: it names only what is none. */
export function wantedSections(
  value: unknown,
  given: GivenSection[],
  remarks: Remarks,
): string[] | null {
  if (isLost(value, given)) return null
  if (given.length === 0 || given.some(({ texto }) => texto === 'TODOS')) return []
  const codes = new Set<string>()
  for (const { texto, onde } of given) {
    const [, main] = /^SECAO_([123])$/.exec(texto) ?? []
    const [, extra] = /^EDICAO_EXTRA_([123])[ABD]$/.exec(texto) ?? []
    if (main !== undefined) {
      codes.add(main).add(`extra${main}`)
    } else if (texto === 'EDICAO_EXTRA') codes.add('extra')
    else if (extra !== undefined) {
      codes.add(`extra${extra}`)
      remarks.note(onde, 'importada como todas as edições extras da seção, sem separar por letra.')
    } else if (texto === 'EDICAO_SUPLEMENTAR') {
      for (const code of ['1', '2', '3', 'extra']) codes.add(code)
      remarks.note(onde, 'no Arauto, suplementos contam na seção deles. Importadas todas.')
    } else remarks.refuse(onde, `"${texto}" não é uma seção do Ro-DOU. Não foi importada.`)
  }
  if (codes.has('extra')) for (const section of ['1', '2', '3']) codes.delete(`extra${section}`)
  return codes.size === 0 ? null : [...codes].toSorted()
}
