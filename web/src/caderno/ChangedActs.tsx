import { IconBan, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { AtoMudado } from '../api/schema.ts'
import { inBrasilia } from '../lib/dates.ts'
import { Tag } from '../ui/Tag.tsx'
import { useSpeech } from '../words/words.tsx'
import { MarkedRow } from './MarkedRow.tsx'
import rowStyles from './MarkedRow.module.css'
import { aroundDifference } from './around-difference.ts'
import styles from './DaybookPage.module.css'
import type { Marks } from './use-marks.ts'

const UNDONE = new Set(['sem_efeito_por', 'revogada_por', 'anulada_por'])
/** Of one rectification. */
const MOST_PASSAGES = 2
/** Below, a link is only likely. */
const SURE = 0.8

interface ChangedActsProps {
  acts: AtoMudado[]
  marks: Marks
}

/** Earlier acts that the person had, and what happened to them on this day. */
export function ChangedActs({ acts, marks }: ChangedActsProps) {
  const {
    words: { daybook: said },
    format: { number },
  } = useSpeech()
  if (acts.length === 0) return null
  return (
    <section id="mudaram" className={styles.group} aria-labelledby="titulo-mudaram">
      <header className={styles.title}>
        <h2 id="titulo-mudaram">{said.changed}</h2>
        <span className="muted small">{said.acts(acts.length, number(acts.length))}</span>
      </header>
      {acts.map((act) => (
        <MarkedRow key={act.id} act={act} marks={marks} head={<Head act={act} />}>
          {act.mudancas.map((change, at) => (
            <Change key={at} change={change} />
          ))}
        </MarkedRow>
      ))}
    </section>
  )
}

type OneChange = AtoMudado['mudancas'][number]

function Head({ act }: { act: AtoMudado }) {
  const {
    words: { daybook: said },
    format,
  } = useSpeech()
  const { mudancas, alertas, guardado_em, data_publicacao } = act
  const [first] = mudancas
  const [alert] = alertas
  const how = first && (said.change[first.tipo] ?? first.tipo)
  return (
    <>
      {first && how && (
        <Tag
          tone={UNDONE.has(first.tipo) ? 'bad' : 'warn'}
          icon={UNDONE.has(first.tipo) ? IconBan : IconPencil}
        >
          {first.confianca < SURE ? said.maybe(how) : how}
        </Tag>
      )}
      <span>
        {guardado_em !== null
          ? said.savedOn(format.day(inBrasilia(guardado_em).day))
          : alert && said.foundBy(alert.nome, format.day(data_publicacao))}
      </span>
    </>
  )
}

/** By which act, of which part, and the words that are others now. */
function Change({ change: { por, parte, passagens } }: { change: OneChange }) {
  const {
    words: { common, daybook: said },
  } = useSpeech()
  const place = [common.section[por.secao], common.page(por.pagina)].join(', ')
  return (
    <>
      {passagens.slice(0, MOST_PASSAGES).map(({ onde_se_le, leia_se }) => (
        <Passage key={onde_se_le} wrong={onde_se_le} right={leia_se} />
      ))}
      <p className={rowStyles.change}>
        {said.by}
        <Link to="/publicacao/$id" params={{ id: por.id }}>
          {por.titulo}
        </Link>
        {said.byPlace(place)} {parte && said.only(parte.texto)}
      </p>
    </>
  )
}

function Passage({ wrong, right }: { wrong: string; right: string }) {
  const {
    words: { daybook: said },
  } = useSpeech()
  const [before, after] = aroundDifference(wrong, right)
  return (
    <p className={rowStyles.passage}>
      <del>{before}</del>
      {said.readInstead}
      <b>{after}</b>
    </p>
  )
}
