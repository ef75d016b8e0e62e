import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import type { PrazoDoAto } from '../../api/schema.ts'
import { deadlineTime } from '../../ui/deadline-text.ts'
import { useSpeech } from '../../words/words.tsx'
import { LinkedValue } from './ActRows.tsx'
import styles from './ActRows.module.css'
import { deadlineRow } from './act-deadlines.ts'
import { useLinkedValues } from './use-linked-values.ts'

/** The openings and deadlines that an act names; each leads to its words. */
export function ActDeadlines({ id, prazos }: { id: string; prazos: PrazoDoAto[] }) {
  const {
    words: { deadlines: said },
    format,
  } = useSpeech()
  useLinkedValues()
  return (
    <section className={styles.rows}>
      <h3>{said.title}</h3>
      <p className="muted small">{said.help}</p>
      <dl>
        {prazos.map((prazo) => (
          <div key={prazo.inicio}>
            <dt>{said.kind[prazo.tipo]}</dt>
            <dd>
              <LinkedValue
                row={deadlineRow(prazo)}
                coluna="prazo"
                text={deadlineTime(prazo, said, format)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {prazos.some(({ data, desde }) => data !== null || desde !== null) && (
        <Button
          component="a"
          href={`/api/v1/publicacao/${id}/agenda`}
          download
          leftSection={<IconCalendarPlus size={16} />}
        >
          {said.toCalendar}
        </Button>
      )}
    </section>
  )
}
