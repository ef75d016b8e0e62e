import { Link } from '@tanstack/react-router'
import type { ResultadoBusca } from '../api/schema.ts'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './Examples.module.css'

/** Some of the acts that an alert finds; each opens beside the dialog. */
export function Examples({ acts }: { acts: ResultadoBusca[] }) {
  const { format } = useSpeech()
  return (
    <ul className={styles.examples}>
      {acts.map(({ id, secao, titulo, data_publicacao, orgao }) => (
        <li key={id}>
          <SectionSign section={secao} narrow />
          <div>
            <Link to="/publicacao/$id" params={{ id }} target="_blank">
              {titulo}
            </Link>
            <small>
              {format.day(data_publicacao)}, {orgao.split('/').at(-1)}
            </small>
          </div>
        </li>
      ))}
    </ul>
  )
}
