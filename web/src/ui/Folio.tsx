import type { ResultadoBusca } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Folio.module.css'
import { SectionSign } from './SectionSign.tsx'

interface FolioProps {
  act: Pick<ResultadoBusca, 'secao' | 'data_publicacao' | 'orgao'> & {
    edicao?: string
    pagina?: string
  }
}

/**
 * The gazette's own running head: section, day, place in the edition, body from the top to the
 * unit.
 */
export function Folio({ act: { secao, data_publicacao, edicao, pagina, orgao } }: FolioProps) {
  const {
    words: { common },
    format,
  } = useSpeech()
  const place = [edicao && common.edition(edicao), pagina && common.page(pagina)].filter(Boolean)
  return (
    <span className={styles.folio}>
      <SectionSign section={secao} />
      <b className={styles.date}>{format.date(data_publicacao)}</b>
      {place.length > 0 && <span className={styles.place}>{place.join(', ')}</span>}
      <BodyPath path={orgao} />
    </span>
  )
}

/** The number of levels that fit on a line beside the date. */
const LEVELS = 3

/** `Ministério … › unidade`: if it does not fit, the middle goes first. */
function BodyPath({ path }: { path: string }) {
  const levels = path.split('/')
  const shown = levels.length > LEVELS ? [levels[0], '…', ...levels.slice(-(LEVELS - 1))] : levels
  return (
    <span className={styles.body} title={levels.join(' › ')}>
      {shown.join(' › ')}
    </span>
  )
}
