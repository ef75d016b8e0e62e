import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AlteracaoDeNorma, FichaDaNorma } from '../../api/schema.ts'
import { normChangesOptions } from '../../api/tables.ts'
import { Failure } from '../../ui/Failure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SectionSign } from '../../ui/SectionSign.tsx'
import { SituationTag } from '../../ui/SituationTag.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useSpeech } from '../../words/words.tsx'
import { BodyName } from '../BodyName.tsx'
import { NormName } from '../norms/NormName.tsx'
import { NORM_EFFECTS, type NormEffect } from '../norms/kinds.ts'
import { forceWords } from '../norms/names.ts'
import { RowNotices } from '../rows/RowNotices.tsx'
import { isVoid } from '../rows/row.ts'
import page from '../SubjectPage.module.css'
import styles from './NormLists.module.css'
import { QuotedWords } from './QuotedWords.tsx'
import { isOfManyBodies, sameNorm } from './same-norm.ts'

interface NormChangesProps {
  /** The norm as in the address. */
  written: string
  record: FichaDaNorma
  efeito: NormEffect | undefined
  onChange(efeito: NormEffect | undefined): void
}

/** What acts did to a norm, the newest first, each with the words that say so. */
export function NormChanges({ written, record, efeito, onChange }: NormChangesProps) {
  const {
    words: { norm: said, tables, common },
    format,
  } = useSpeech()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    normChangesOptions(written, efeito),
  )
  const { norma, atos: own } = record
  const isShared = isOfManyBodies(norma)
  const isNarrow = useMediaQuery('screen and (max-width: 22em)')
  const [first] = data?.pages ?? []
  const total = first?.total ?? 0
  const changes = data?.pages.flatMap(({ resultados }) => resultados) ?? []
  return (
    <section className={styles.changes} aria-busy={isFetchingNextPage}>
      <h2>
        {said.changed}{' '}
        {total > 0 && (
          <span className={page.count}>{common.acts(total, format.number(total))}</span>
        )}
      </h2>
      <div className={`${styles.tools} no-print`}>
        <p className="muted small">{said.newestFirst}</p>
        <SegmentedControl
          size="xs"
          orientation={isNarrow ? 'vertical' : 'horizontal'}
          aria-label={said.effect}
          value={efeito ?? ''}
          onChange={(chosen) => onChange(NORM_EFFECTS.find((effect) => effect === chosen))}
          data={[
            { value: '', label: said.every },
            ...NORM_EFFECTS.map((effect) => ({ value: effect, label: said.effects[effect] })),
          ]}
        />
      </div>
      {first && <RowNotices avisos={first.avisos} />}
      {isShared && changes.length > 0 && <Notice tone="plain">{said.checkBody}</Notice>}
      {error && <Failure error={error} title={tables.failed} onRetry={() => void refetch()} />}
      {!data && !error && <p className="muted small">{tables.loading}</p>}
      {first && changes.length === 0 && <p>{efeito === undefined ? said.none : said.noneOf}</p>}
      <ol className={styles.list}>
        {changes.map((change) => (
          <NormChange
            key={`${change.ato.id} ${change.efeito} ${change.inicio}`}
            change={change}
            isOther={
              isShared && own.length > 0 && own.every((act) => sameNorm(change, act) === 'other')
            }
          />
        ))}
      </ol>
      {hasNextPage && (
        <button type="button" className="link alone" onClick={() => void fetchNextPage()}>
          {said.more}
        </button>
      )}
    </section>
  )
}

const TONES = { altera: 'warn', revoga: 'bad', regulamenta: 'plain' } as const

interface NormChangeProps {
  change: AlteracaoDeNorma
  /** Whether the norm that it changes seems to be another of this number. */
  isOther: boolean
}

function NormChange({ change, isOther }: NormChangeProps) {
  const {
    words: { norm: said, norms, tables },
    format,
  } = useSpeech()
  const { efeito, dispositivos, palavras, nome, total, ato } = change
  const force = forceWords(ato, norms, format)
  const scope = total === null ? null : total ? said.wholly : said.partly
  return (
    <li data-void={isVoid(ato) || undefined}>
      <p className={styles.when}>
        <SectionSign section={ato.secao} narrow /> {format.date(ato.data_publicacao)}{' '}
        <Tag tone={isOther ? 'plain' : TONES[efeito]}>
          {[said.effects[efeito], scope].filter(Boolean).join(', ')}
        </Tag>{' '}
        {isOther && <Tag tone="plain">{said.seemsOther}</Tag>}{' '}
        <SituationTag situacao={ato.situacao} />
      </p>
      <p>
        {dispositivos !== null && <b>{dispositivos} </b>}
        {said.by} <NormName row={ato} />
        {' · '}
        <Link to="/publicacao/$id" params={{ id: ato.publicacao }} data-row={ato.id}>
          {tables.openAct}
        </Link>
      </p>
      <div>
        <BodyName path={ato.orgao} />
      </div>
      <QuotedWords palavras={palavras} nome={nome} />
      {force !== null && <p className="muted small">{said.inForce(force)}</p>}
    </li>
  )
}
