import type { Citacao } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './CitationRow.module.css'
import { ActLink } from './CitedActs.tsx'

/** Who corrected or revoked an act, in the words that say so. */
export function CorrectingActs({ citation }: { citation: Citacao }) {
  const {
    words: { act: said },
  } = useSpeech()
  return (
    <ul className={styles.acts}>
      {citation.correcoes.map(({ tipo, publicacao, trecho }) => (
        <li key={`${tipo} ${publicacao.id}`}>
          {said.verbs[tipo]} <ActLink act={publicacao} />
          {trecho !== null && (
            <blockquote lang="pt-BR" className={styles.quote}>
              <Quoted words={trecho} name={citation.texto} />
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Marks the name of the cited act in another one's words, where they write it alike. */
function Quoted({ words, name }: { words: string; name: string }) {
  const at = words.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return words
  const end = at + name.length
  return (
    <>
      {words.slice(0, at)}
      <mark>{words.slice(at, end)}</mark>
      {words.slice(end)}
    </>
  )
}
