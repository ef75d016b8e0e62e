import { IconBan, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { publicationOptions } from '../api/archive.ts'
import type { Publicacao, Relacao } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './SituationBanner.module.css'
import { UNDONE_BY } from './undone.ts'

/** The kinds of relations that cause a state of an act. */
const MADE_BY: Record<string, Relacao['tipo'][]> = {
  retificada: ['retificada_por'],
  republicada: ['republicada_por'],
  revogada: ['revogada_por'],
  em_parte: UNDONE_BY,
  sem_efeito: ['sem_efeito_por', 'anulada_por'],
}

/** Below this, the link is shown as a guess. */
const SURE = 0.8

/** What happened to an act since its publication, above its text. */
export function SituationBanner({ act }: { act: Publicacao }) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  const by = act.relacoes.find(({ tipo }) => MADE_BY[act.situacao]?.includes(tipo))
  const parts = act.relacoes.filter(({ tipo }) => UNDONE_BY.includes(tipo))
  const { data: other, isLoading } = useQuery({
    ...publicationOptions(by?.id ?? ''),
    enabled: by !== undefined,
  })
  // Until the other act has loaded, the day of the change is unknown.
  if (act.situacao === 'publicada' || isLoading) return null
  const isVoid = ['revogada', 'sem_efeito', 'retirada'].includes(act.situacao)
  const Picture = isVoid ? IconBan : IconPencil
  const isSure = by === undefined || by.confianca >= SURE
  const date = format.date(other?.data_publicacao ?? act.data_publicacao)
  return (
    <div className={`${styles.banner} ${isVoid ? styles.bad : styles.warn}`} role="note">
      <Picture size={20} aria-hidden />
      <div className={styles.text}>
        <p>
          <b>{isSure ? said.banner[act.situacao]?.(date) : said.bannerDoubt[act.situacao]}</b>{' '}
          {said.bannerText(format.date(act.data_publicacao))}
        </p>
        {act.situacao === 'em_parte' && <PartsMade relations={parts} />}
        <Passages passages={by?.passagens ?? []} />
      </div>
      {by && (
        <p className={styles.ways}>
          <Link to="/publicacao/$id" params={{ id: by.id }} className="alone">
            {said.openCorrection[act.situacao]}
          </Link>
          {act.situacao === 'em_parte' && parts.some(({ parte }) => parte?.trechos.length) && (
            <button type="button" className="link alone" onClick={toFirstPart}>
              {said.toPart}
            </button>
          )}
          {by.passagens.some(({ posicao }) => posicao !== null) && (
            <button type="button" className="link alone" onClick={toFirstMark}>
              {said.toPassage}
            </button>
          )}
        </p>
      )}
    </div>
  )
}

function toFirstMark(): void {
  document.querySelector('[data-wrong]')?.scrollIntoView({ block: 'center' })
}

function toFirstPart(): void {
  document.querySelector('[data-made]')?.scrollIntoView({ block: 'center' })
}

/** The parts that no longer hold, in the words of those who undid them. */
function PartsMade({ relations }: { relations: Relacao[] }) {
  const {
    words: { act: said },
  } = useSpeech()
  const parts = [...new Set(relations.flatMap(({ parte }) => parte?.texto ?? []))]
  return parts.length === 0 ? null : (
    <p className={styles.parts}>
      {said.partsMade(parts.length)} {parts.slice(0, MOST_PARTS).join('; ')}
      {parts.length > MOST_PARTS && ` … (${said.more(parts.length - MOST_PARTS)})`}
    </p>
  )
}

const MOST_PARTS = 6

/**
 * The most corrections to list here; all of them are at their places in the text, and in the
 * correcting act.
 */
const FEW = 3

/** The wrong words and the right ones. */
function Passages({ passages }: { passages: Relacao['passagens'] }) {
  const {
    words: { act: said },
  } = useSpeech()
  if (passages.length === 0) return null
  return (
    <dl className={styles.passages}>
      {passages.slice(0, FEW).map(({ onde_se_le, leia_se }, at) => (
        <Fragment key={at}>
          <dt>{said.wrong}</dt>
          <dd>
            <s>{onde_se_le}</s>
          </dd>
          <dt>{said.right}</dt>
          <dd>{leia_se}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
