import { Popover } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { Tag } from '../../ui/Tag.tsx'
import { useSpeech } from '../../words/words.tsx'
import styles from './QualityNote.module.css'
import type { TableQuality } from './quality.ts'
import type { RowColumn } from './row.ts'

/** The column of all others: whether a row is right. */
const ROWS = 'linhas'

interface QualityNoteProps<Row> {
  quality: TableQuality
  columns: RowColumn<Row>[]
}

/** Beside the count: that the rows are read by rules, and how well; all figures are a click away. */
export function QualityNote<Row>({ quality, columns }: QualityNoteProps<Row>) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  const { measured, atos, medida_em } = quality
  const rows = measured.filter(({ coluna }) => coluna === ROWS)
  const right = Math.min(...rows.map(({ precisao }) => precisao ?? 0))
  const headOf = (measured: string) =>
    measured === ROWS ? tables.results : columns.find(({ of }) => of.includes(measured))?.head
  const found = Math.min(...rows.map(({ cobertura }) => cobertura ?? 0))
  return (
    <span className={styles.note}>
      <Tag tone="warn" icon={IconFlask}>
        {tables.experimental}
      </Tag>
      <Popover position="bottom-start" width={460} withRoles trapFocus>
        <Popover.Target>
          <button type="button" className={styles.ask}>
            {quality.summary ?? tables.rowQuality(format.percent(right), format.percent(found))}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={tables.howMeasured} className={styles.measures ?? ''}>
          <h3>{tables.howMeasured}</h3>
          <p>{tables.measured(format.number(atos), format.date(medida_em))}</p>
          <p className="muted">{tables.meaning}</p>
          <p className="muted">{tables.whatExperimental}</p>
          <div tabIndex={0} role="group" aria-label={tables.howMeasured} className={styles.scroll}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{tables.columns}</th>
                  <th scope="col">{tables.precision}</th>
                  <th scope="col">{tables.recall}</th>
                </tr>
              </thead>
              <tbody>
                {measured.map(({ coluna, of, estado, ...figures }) => (
                  <tr key={`${coluna} ${of}`}>
                    <th scope="row">
                      {headOf(coluna)}{' '}
                      <small>
                        {coluna !== ROWS && <code>{coluna}</code>} {of}
                        {estado === 'experimental' && <> · {tables.experimental}</>}
                      </small>
                    </th>
                    <Share share={figures.precisao} aim={figures.meta_precisao} />
                    <Share share={figures.cobertura} aim={figures.meta_cobertura} />
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Popover.Dropdown>
      </Popover>
    </span>
  )
}

/** What was measured, and what is aimed at. */
function Share({ share, aim }: { share: number | null; aim: number | null }) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  return (
    <td>
      {share !== null && format.share(share)}
      {share !== null && aim !== null && <small> {tables.aim(format.share(aim))}</small>}
    </td>
  )
}
