import { Link } from '@tanstack/react-router'
import type { Movimento } from '../../api/schema.ts'
import { SituationTag } from '../../ui/SituationTag.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useSpeech } from '../../words/words.tsx'
import { BodyName } from '../BodyName.tsx'
import { effectOf } from '../personnel/columns.tsx'
import { ENTRIES } from '../personnel/kinds.ts'
import { isVoid } from '../rows/row.ts'
import styles from './MovesByBody.module.css'

interface MovesByBodyProps {
  bodies: { path: string; rows: Movimento[] }[]
}

/** The movements of a name, each body on its own, the oldest first. */
export function MovesByBody({ bodies }: MovesByBodyProps) {
  return bodies.map(({ path, rows }) => (
    <div key={path} className={styles.body}>
      <h3>
        <BodyName path={path} />
      </h3>
      <ol>
        {rows.map((row) => (
          <Move key={row.id} row={row} />
        ))}
      </ol>
    </div>
  ))
}

function Move({ row }: { row: Movimento }) {
  const {
    words: { personnel: said, person },
    format,
  } = useSpeech()
  const { tipo_movimentacao: kind, cargo_funcao, codigo, unidade, matricula } = row
  const effect = effectOf(row, said, format)
  return (
    <li data-comes={ENTRIES.includes(kind) || undefined} data-void={isVoid(row) || undefined}>
      <Link to="/publicacao/$id" params={{ id: row.publicacao }} className={styles.day}>
        <time dateTime={row.data_publicacao}>{format.date(row.data_publicacao)}</time>
      </Link>
      <div>
        <p>
          <b>{said.kinds[kind]}</b>
          {row.substituto && ` (${said.asSubstitute})`}
          {[cargo_funcao, codigo].some(Boolean) &&
            ` · ${[cargo_funcao, codigo].filter(Boolean).join(', ')}`}{' '}
          <SituationTag situacao={row.situacao} />
          {row.a_pedido && <Tag tone="plain">{said.onRequest}</Tag>}
        </p>
        <p className="muted small">
          {[unidade, matricula && said.registration(matricula), effect && person.effect(effect)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  )
}
