import { Link } from '@tanstack/react-router'
import type { FichaDaNorma, Norma } from '../../api/schema.ts'
import { SectionSign } from '../../ui/SectionSign.tsx'
import { SituationTag } from '../../ui/SituationTag.tsx'
import { useSpeech } from '../../words/words.tsx'
import { BodyName } from '../BodyName.tsx'
import { TouchedNorm } from '../norms/TouchedNorm.tsx'
import { NORM_EFFECTS } from '../norms/kinds.ts'
import { forceWords } from '../norms/names.ts'
import styles from './NormLists.module.css'
import { QuotedWords } from './QuotedWords.tsx'

/** What the acts that are the norm say of themselves: their day, their force, and what they do to others. */
export function OwnActs({ record: { atos, total_atos } }: { record: FichaDaNorma }) {
  const {
    words: { norm: said },
    format,
  } = useSpeech()
  return (
    <section>
      <h2>{said.own}</h2>
      {atos.length === 0 ? <p>{said.noOwn}</p> : <p className="muted small">{said.ownHelp}</p>}
      {total_atos > 1 && <p>{said.several(format.number(total_atos))}</p>}
      <ol className={styles.list}>
        {atos.map((row) => (
          <OwnAct key={row.id} row={row} />
        ))}
      </ol>
    </section>
  )
}

function OwnAct({ row }: { row: Norma }) {
  const {
    words: { norm: said, norms, tables },
    format,
  } = useSpeech()
  const touched = NORM_EFFECTS.flatMap((effect) => row[effect].map((one) => ({ effect, ...one })))
  return (
    <li>
      <p className={styles.when}>
        <SectionSign section={row.secao} narrow />{' '}
        {said.published(format.date(row.data_publicacao))}
        {row.data !== null && `, ${said.dated(format.date(row.data))}`}{' '}
        <SituationTag situacao={row.situacao} />
      </p>
      <div>
        <Link to="/publicacao/$id" params={{ id: row.publicacao }} data-row={row.id}>
          {tables.openAct}
        </Link>
        {' · '}
        <BodyName path={row.orgao} />
      </div>
      {row.ementa !== null && <p className={styles.summary}>{row.ementa}</p>}
      <p>
        {said.force}: {forceWords(row, norms, format) ?? said.noForce}
      </p>
      {touched.length === 0 && <p className="muted small">{said.touchesNone}</p>}
      {touched.map(({ effect, norma, nome, dispositivos, palavras, inicio }) => (
        <div key={`${effect} ${inicio}`}>
          <p>
            <b>{norms.lists[effect]}</b>{' '}
            <TouchedNorm norma={norma} nome={nome} dispositivos={dispositivos} />
          </p>
          <QuotedWords palavras={palavras} nome={nome} />
        </div>
      ))}
    </li>
  )
}
