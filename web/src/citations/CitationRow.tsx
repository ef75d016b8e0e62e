import { useNavigate } from '@tanstack/react-router'
import { memo } from 'react'
import type { Citacao } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './CitationRow.module.css'
import { CitedActs } from './CitedActs.tsx'
import { CorrectingActs } from './CorrectingActs.tsx'
import { CopyRightForm } from './CopyRightForm.tsx'
import { VerdictTag } from './VerdictTag.tsx'
import { daysInWords } from './days-in-words.ts'
import type { Numbered } from './verdicts.ts'

interface CitationRowProps {
  one: Numbered
  isChosen: boolean
  onChoose(number: number): void
  /** Absent where there is no text beside it. */
  onShow?(number: number): void
}

/**
 * A citation beside the text: what the archive says of it, why, and the acts that it means. Of hundreds, only the
 * chosen ones are rendered again.
 */
export const CitationRow = memo(function CitationRow({
  one,
  isChosen,
  onChoose,
  onShow,
}: CitationRowProps) {
  const {
    words: { citations: said },
    format,
  } = useSpeech()
  const navigate = useNavigate()
  const { number, citation } = one
  const act = onlyActOf(citation)
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.head}
        aria-pressed={isChosen}
        data-row={number}
        onClick={() => onChoose(number)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !act) return
          event.preventDefault()
          void navigate({ to: '/publicacao/$id', params: { id: act.id } })
        }}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.name}>{daysInWords(citation.lida, format)}</span>
        <VerdictTag citation={citation} />
      </button>
      <div className={styles.body}>
        <p lang="pt-BR">{daysInWords(citation.motivo, format)}</p>
        <CitedActs citation={citation} />
        <CorrectingActs citation={citation} />
        {citation.resultado === 'fora_do_acervo' && (
          <a href={portalAddress(citation)} target="_blank" rel="noreferrer">
            {said.portal}
          </a>
        )}
        {isChosen && (
          <div className={`${styles.ways} no-print`}>
            {onShow && (
              <button type="button" className="link small" onClick={() => onShow(number)}>
                {said.inText}
              </button>
            )}
            {act && <CopyRightForm id={act.id} />}
          </div>
        )}
      </div>
    </li>
  )
})

/** The act that a citation surely means. */
export function onlyActOf({ resultado, tipo, publicacoes }: Citacao) {
  const [act, ...others] = publicacoes
  const isSure = resultado !== 'indefinido' && (tipo === 'ato' || others.length === 0)
  return isSure ? act : undefined
}

/** A search for the words of a citation at the Imprensa Nacional. */
function portalAddress({ texto }: Citacao): string {
  const query = new URLSearchParams({ q: texto.replaceAll(/\s+/g, ' '), s: 'todos' })
  return `https://www.in.gov.br/consulta/-/buscar/dou?${query.toString()}`
}
