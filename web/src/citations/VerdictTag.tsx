import {
  type Icon,
  IconBan,
  IconCircleCheck,
  IconCircleDashed,
  IconCopy,
  IconHelpCircle,
  IconPencil,
} from '@tabler/icons-react'
import type { Citacao } from '../api/schema.ts'
import type { Words } from '../words/pt/index.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './VerdictTag.module.css'
import { concernOf } from './verdicts.ts'

const PICTURES: Record<Citacao['resultado'], Icon> = {
  existe: IconCircleCheck,
  corrigido: IconPencil,
  revogado: IconBan,
  indefinido: IconCopy,
  desconhecido: IconHelpCircle,
  fora_do_acervo: IconCircleDashed,
}

/** What the archive says of a citation, by a sign, a word and a colour. */
export function VerdictTag({ citation }: { citation: Citacao }) {
  const { words } = useSpeech()
  const Picture = PICTURES[citation.resultado]
  return (
    <span className={`${styles.verdict} ${styles[concernOf(citation)]}`}>
      <Picture size={16} aria-hidden />
      {verdictWord(citation, words)}
    </span>
  )
}

/** The state of the act where it is known: `Sem efeito` says more than `Revogada`. */
export function verdictWord(
  { tipo, resultado, publicacoes: [act], total }: Citacao,
  { citations: said, common }: Pick<Words, 'citations' | 'common'>,
): string {
  if (resultado === 'indefinido' && total > 1) return said.several
  // There is no day on which a proceeding must be printed.
  if (tipo === 'processo' && resultado === 'desconhecido') return said.noAct
  const isState = resultado === 'corrigido' || resultado === 'revogado'
  const state = isState && act ? common.situacao[act.situacao] : undefined
  return state ?? said.verdict[resultado]
}
