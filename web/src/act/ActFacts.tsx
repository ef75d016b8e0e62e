import { Button } from '@mantine/core'
import {
  IconBuilding,
  IconExternalLink,
  IconFileTypePdf,
  IconFolder,
  IconGavel,
  IconUser,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useState } from 'react'
import type { Publicacao } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './ActFacts.module.css'
import { ActProof } from './ActProof.tsx'
import { MentionLink } from './MentionLink.tsx'
import { RelatedActs } from './RelatedActs.tsx'
import { SimilarActs } from './SimilarActs.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'
import { mentionsOf } from '../query/mentions.ts'

/** Beside the text: the official version, the facts about the act, and its context. */
export function ActFacts({ act, children }: { act: Publicacao; children?: ReactNode }) {
  const {
    words: { act: said },
  } = useSpeech()
  return (
    <aside className={`${styles.facts} no-print`}>
      <section>
        <h3>{said.onlyCertified}</h3>
        <p className="muted small">{said.copyForReading}</p>
        <p className={styles.official}>
          <Button
            component="a"
            href={act.url_original}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            {said.certifiedPage}
          </Button>
          {act.url_pdf !== act.url_original && (
            <Button
              component="a"
              href={act.url_pdf}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconFileTypePdf size={16} />}
            >
              {said.pdfPage(act.pagina)}
            </Button>
          )}
        </p>
      </section>
      {children}
      <Metadata act={act} />
      {act.relacoes.length > 0 && <RelatedActs relations={act.relacoes} />}
      <Mentions act={act} />
      <ActProof {...act} />
      <SimilarActs id={act.id} />
    </aside>
  )
}

function Metadata({ act }: { act: Publicacao }) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  const [isComparing, setComparing] = useState(false)
  const levels = act.orgao.split('/')
  return (
    <dl className={styles.list}>
      <dt>{said.body}</dt>
      <dd>
        {levels.map((name, at) => (
          <Fragment key={at}>
            {at > 0 && ' › '}
            <Link to="/orgao" search={{ orgao: levels.slice(0, at + 1).join('/') }}>
              {name}
            </Link>
          </Fragment>
        ))}
      </dd>
      <dt>{said.type}</dt>
      <dd>
        <Link to="/" search={{ tipo_ato: [act.tipo_ato] }}>
          {act.tipo_ato}
        </Link>
      </dd>
      {act.assinatura && (
        <>
          <dt>{said.signs}</dt>
          <dd>{act.assinatura}</dd>
        </>
      )}
      {act.recebida_em && (
        <>
          <dt>{said.received}</dt>
          <dd>{format.moment(act.recebida_em)}</dd>
        </>
      )}
      {act.versao > 1 && (
        <>
          <dt>{said.version}</dt>
          <dd>
            {format.number(act.versao)}{' '}
            <button type="button" className="link" onClick={() => setComparing(true)}>
              {said.compare}
            </button>
            {isComparing && <VersionsDialog id={act.id} onClose={() => setComparing(false)} />}
          </dd>
        </>
      )}
    </dl>
  )
}

const ICONS = { norm: IconGavel, company: IconBuilding, process: IconFolder, person: IconUser }
const FEW = 8

function Mentions({ act }: { act: Publicacao }) {
  const {
    words: { act: said },
  } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const mentions = mentionsOf(act.entidades)
  if (mentions.length === 0) return null
  return (
    <section>
      <h3>{said.named}</h3>
      <ul className={styles.named}>
        {mentions.slice(0, isWhole ? undefined : FEW).map((mention) => {
          const Picture = ICONS[mention.kind]
          return (
            <li key={mention.termo}>
              <Picture size={16} aria-hidden />
              <MentionLink mention={mention}>{mention.name}</MentionLink>
            </li>
          )
        })}
      </ul>
      {!isWhole && mentions.length > FEW && (
        <button type="button" className="link small" onClick={() => setWhole(true)}>
          {said.more(mentions.length - FEW)}
        </button>
      )}
    </section>
  )
}
