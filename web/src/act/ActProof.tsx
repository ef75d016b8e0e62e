import { useQuery } from '@tanstack/react-query'
import { proofOptions } from '../api/archive.ts'
import type { Publicacao } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './ActFacts.module.css'
import { type ShownProof, shownProof } from './shown-proof.ts'

/** What shows that the text is what the source sent, what that does not show, and the way to check it. */
export function ActProof({ id, fonte }: Pick<Publicacao, 'id' | 'fonte'>) {
  const {
    words: { act: said },
  } = useSpeech()
  const { data: proof } = useQuery({ ...proofOptions(id), enabled: fonte.sha256 !== null })
  if (!proof) return null
  return (
    <section>
      <h3>{said.proof}</h3>
      <Facts {...shownProof(proof)} />
      <p className="muted small">{said.proofMeans}</p>
      <p className={styles.ways}>
        <a href={`/api/v1/publicacao/${id}/prova`} download={`prova-${id}.json`}>
          {said.proofFile}
        </a>
        <a href="/guia/prova">{said.proofCheck}</a>
      </p>
    </section>
  )
}

function Facts({ file, root, shortRoot, stated, isSigned }: ShownProof) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  return (
    <dl className={styles.list}>
      <dt>{said.proofZip}</dt>
      <dd>
        <code>{file}</code>
      </dd>
      <dt>{said.proofRoot}</dt>
      <dd>
        <code title={root}>{shortRoot}</code>
      </dd>
      <dt>{isSigned ? said.proofSigned : said.proofStated}</dt>
      <dd>{format.moment(stated)}</dd>
    </dl>
  )
}
