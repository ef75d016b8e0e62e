import type { PreparedAct } from '../../ingest/archive-writer.ts'

type Act = PreparedAct['publication']

/** What acts of old months may lack, in the words of a month's line. */
const LACKS: [name: string, isLacking: (act: Act) => boolean][] = [
  ['sem órgão', ({ orgao }) => orgao === ''],
  ['sem tipo de ato', ({ tipo_ato }) => tipo_ato === ''],
  ['sem título', ({ titulo }) => /^Matéria \S+$|\(matéria \S+\)$/.test(titulo)],
  ['sem página', ({ pagina }) => pagina === ''],
  ['sem número de edição', ({ edicao }) => edicao === 's/n'],
  // No Portuguese word is that long; the texts before 2018 come from pages that were cut.
  ['com palavras coladas', ({ titulo, resumo }) => /\p{L}{30}/u.test(`${titulo}\n${resumo}`)],
]

/** Counts what acts lack. */
export function countLacks() {
  const counts = LACKS.map(() => 0)
  return {
    note(act: Act): void {
      for (const [at, [, isLacking]] of LACKS.entries()) if (isLacking(act)) counts[at]!++
    },
    /** `12 sem órgão`; none for what all acts have. */
    words: () => LACKS.flatMap(([name], at) => (counts[at] === 0 ? [] : [`${counts[at]} ${name}`])),
  }
}
