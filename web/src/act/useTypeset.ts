import { useMemo } from 'react'
import type { PrazoDoAto, Publicacao } from '../api/schema.ts'
import { type ActPart, actParts } from './parts/act-parts.ts'
import { deadlineRow } from './rows/act-deadlines.ts'
import { type ActRow, valueStyles } from './rows/act-rows.ts'
import { type Style, type TypesetAct, typesetAct } from './structured.ts'
import { undoneStretches } from './undone.ts'

const NO_PARTS: ActPart[] = []
const NOTHING: TypesetAct = { blocks: [], styles: [] }

/** An act as it is set, with the marks of what was undone, and of the values that are beside the text. */
export function useTypeset(act: Publicacao | undefined, rows: ActRow[], prazos: PrazoDoAto[]) {
  const { blocks, styles: set } = useMemo(() => (act ? typesetAct(act) : NOTHING), [act])
  const parts = useMemo(() => (act ? actParts(act.partes, act.conteudo_completo) : NO_PARTS), [act])
  const undone = useMemo(() => (act ? undoneStretches(act, parts) : []), [act, parts])
  const styles = useMemo(
    () => [
      ...set,
      ...undone.map((stretch): Style => ({ kind: 'desfeito', name: null, ...stretch })),
      ...(act ? valueStyles(act.conteudo_completo, [...rows, ...prazos.map(deadlineRow)]) : []),
    ],
    [act, set, undone, rows, prazos],
  )
  const typeset = useMemo(
    () => ({ styles, images: act?.imagens ?? [], certified: act?.url_pdf ?? '' }),
    [act, styles],
  )
  return { blocks, parts, undone, typeset }
}
