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

const UNDONE = ['anulada_por', 'sem_efeito_por', 'revogada_por']
/** The gravest first. */
const GRAVITY = [...UNDONE, 'suspensa_por', 'republicada_por', 'retificada_por']
/** As many acts as a day tells of. */
const MOST_TOLD = 50
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
        <span className="muted small">
          {acts.length < MOST_TOLD
            ? said.acts(acts.length, number(acts.length))
            : said.firstActs(number(acts.length))}
        </span>
      </header>
      {acts.map((act) => (
        <MarkedRow key={act.id} act={act} marks={marks} head={<Head act={act} />}>
          {act.mudancas.map((change, at) => (
            <Change key={at} change={change} isOneOfSeveral={act.mudancas.length > 1} />
          ))}
        </MarkedRow>
      ))}
    </section>
  )
}

type OneChange = AtoMudado['mudancas'][number]

function gravestOf(changes: OneChange[]): OneChange | undefined {
  const place = ({ tipo }: OneChange) => {
    const at = GRAVITY.indexOf(tipo)
    return at < 0 ? GRAVITY.length : at
  }
  return changes.toSorted((one, other) => place(one) - place(other))[0]
}

/** `Retificado`; `Parece retificado`, where that is only likely. */
function useHow() {
  const {
    words: { daybook: said },
  } = useSpeech()
  return ({ tipo, confianca }: OneChange) => {
    const how = said.change[tipo] ?? tipo
    return confianca < SURE ? said.maybe(how) : how
  }
}

function Head({ act }: { act: AtoMudado }) {
  const {
    words: { daybook: said },
    format,
  } = useSpeech()
  const { mudancas, alertas, guardado_em, data_publicacao } = act
  const gravest = gravestOf(mudancas)
  const [alert] = alertas
  const isUndone = gravest && UNDONE.includes(gravest.tipo)
  const howOf = useHow()
  return (
    <>
      {gravest && (
        <Tag tone={isUndone ? 'bad' : 'warn'} icon={isUndone ? IconBan : IconPencil}>
          {howOf(gravest)}
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
function Change({ change, isOneOfSeveral }: { change: OneChange; isOneOfSeveral: boolean }) {
  const { por, parte, passagens } = change
  const howOf = useHow()
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
        {isOneOfSeveral && <b>{howOf(change)}. </b>}
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
