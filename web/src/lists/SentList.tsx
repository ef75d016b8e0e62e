import { Button } from '@mantine/core'
import type { ListaGravada } from '../api/schema.ts'
import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './ListDialog.module.css'

interface SentListProps {
  list: ListaGravada
  onClose(): void
}

/** What a file has changed, and the lines that were left out. */
export function SentList({ list, onClose }: SentListProps) {
  const {
    words: { lists: said, common },
    format: { number },
  } = useSpeech()
  const { mudou, novos, removidos, iguais, repetidos, total_recusados, recusados } = list
  return (
    <div className={styles.fields} role="status">
      <p>
        <b>
          {mudou ? said.changed(number(novos), number(removidos), number(iguais)) : said.unchanged}
        </b>
      </p>
      {repetidos > 0 && <p>{said.repeated(number(repetidos))}</p>}
      {total_recusados > 0 && (
        <>
          <Notice tone="warn">{said.refused(total_recusados, number(total_recusados))}</Notice>
          <div
            className={styles.refused}
            tabIndex={0}
            role="region"
            aria-label={said.refusedHead[2]}
          >
            <table>
              <thead>
                <tr>
                  {said.refusedHead.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {recusados.map(({ linha, item, problema, sugestao }) => (
                  <tr key={linha}>
                    <td className="figures">{linha}</td>
                    <td>
                      <code>{item}</code>
                    </td>
                    <td>
                      {problema}
                      {sugestao && <p className="small muted">{sugestao}</p>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <Button variant="filled" onClick={onClose}>
        {common.close}
      </Button>
    </div>
  )
}
