import type { ActKey } from '../../../server/engine/port.ts'
import type { Archive } from '../archive.ts'
import { ask } from '../ask.ts'
import type { QueryCase, QuerySet } from '../measure.ts'

/** Actions on an office as people type them, and the words of acts that do them. */
const ACTIONS: [typed: string, done: string][] = [
  ['nomeação', 'nome(?:ar|ia|io|ando|acao d[aeo])'],
  ['exoneração', 'exoner(?:ar|a|o|ando|acao d[aeo])'],
  ['designação', 'design(?:ar|a|o|ando|acao d[aeo])'],
  ['dispensar', 'dispens(?:ar|a|o|ando)'],
]
const OFFICES = [
  'coordenador',
  'coordenador-geral',
  'diretor',
  'diretor-geral',
  'diretor de programa',
  'chefe de gabinete',
  'chefe de divisão',
  'chefe de serviço',
  'chefe de seção',
  'assessor',
  'assessor técnico',
  'assessor especial',
  'secretário',
  'secretário executivo',
  'superintendente',
  'superintendente regional',
  'gerente',
  'gerente de projeto',
  'pró-reitor',
  'ouvidor',
  'corregedor',
  'analista judiciário',
  'técnico judiciário',
  'professor do magistério superior',
  'assistente em administração',
  'assistente técnico',
  'chefe de departamento',
  'pregoeiro',
]
/** With fewer acts, a page of results means little. */
const FEWEST = 10
/** From the verb to the word *cargo*, and from there to the office. */
const TO_POST = 260
const TO_OFFICE = 90

/** `nomeação coordenador-geral`: who is appointed, not who signs, nor what the appointed was before. */
export const offices: QuerySet = {
  name: 'offices and actions',
  measure: 'P@10, acts that do this with that office',
  aim: '0.9',
  cases: (archive) => {
    const texts = new Map(
      [...archive.acts].map(([key, act]) => [key, folded(act.conteudo_completo)]),
    )
    return ACTIONS.flatMap(([typed, done]) =>
      OFFICES.flatMap((office) =>
        caseOf(archive, texts, `${typed} ${office}`, patternOf(done, office)),
      ),
    )
  },
}

function caseOf(
  archive: Archive,
  texts: Map<ActKey, string>,
  termo: string,
  pattern: RegExp,
): QueryCase[] {
  const answers = new Set([...texts].flatMap(([key, text]) => (pattern.test(text) ? [key] : [])))
  if (answers.size < FEWEST) return []
  const score = async () => {
    const { keys } = await ask(archive, termo)
    return keys.filter((key) => answers.has(key)).length / 10
  }
  return [{ termo, score }]
}

/** `Nomear FULANO para exercer o cargo de Coordenador-Geral`, within one sentence. */
function patternOf(done: string, office: string): RegExp {
  const words = folded(office)
    .replace(/(?:or|[aeo])(?=$| |-)/g, '$&(?:a|es|as|s)?')
    .replaceAll(/ d[aeo][^ ]* /g, ' d[aeo]s? ')
    .replaceAll('-', '[- ]')
  const some = (most: number) => `(?:[^.;]|\\.(?=\\S)){0,${most}}?`
  return new RegExp(
    `\\b${done}\\b${some(TO_POST)}\\b(?:cargos?|func(?:ao|oes)|encargos?|como)\\b${some(TO_OFFICE)}\\b${words}(?![a-z])`,
  )
}

/** Lower case without accents; single spaces. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
}
