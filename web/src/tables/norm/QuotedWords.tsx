import styles from './NormLists.module.css'

interface QuotedWordsProps {
  /** The words of an act that say what it does to a norm. */
  palavras: string
  /** The norm as they name it, which is marked. */
  nome: string
}

export function QuotedWords({ palavras, nome }: QuotedWordsProps) {
  const at = palavras.indexOf(nome)
  return (
    <blockquote className={styles.words}>
      {at < 0 ? (
        palavras
      ) : (
        <>
          {palavras.slice(0, at)}
          <mark>{nome}</mark>
          {palavras.slice(at + nome.length)}
        </>
      )}
    </blockquote>
  )
}
