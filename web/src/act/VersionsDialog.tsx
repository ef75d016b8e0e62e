import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../api/client.ts'
import type { Versao } from '../api/schema.ts'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './VersionsDialog.module.css'
import { type Stretch, differencesOf } from './differences.ts'

/** The source's changes to an act, from each version to the next, newest first. */
export function VersionsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const {
    words: { act: said, common },
  } = useSpeech()
  const { data, error, refetch } = useQuery({
    queryKey: ['publicacao', id, 'versoes'],
    queryFn: async ({ signal }) =>
      (await call('GET /publicacao/{id}/versoes', { path: { id }, signal })).dados,
  })
  const pairs = (data ?? []).slice(1).map((after, at) => ({ before: data![at]!, after }))
  return (
    <Modal opened onClose={onClose} size={820} title={said.versions}>
      <p className="muted small">{said.versionsHelp}</p>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton sentence={common.loading} />}
      {pairs.toReversed().map((pair) => (
        <Change key={pair.after.versao} {...pair} />
      ))}
    </Modal>
  )
}

const TAGS = { same: 'span', gone: 'del', new: 'ins' } as const

function Change({ before, after }: { before: Versao; after: Versao }) {
  const {
    words: { act: said },
    format,
  } = useSpeech()
  const runs = useMemo(
    () => differencesOf(textOf(before), textOf(after)).map(withoutEnds),
    [before, after],
  )
  return (
    <section className={styles.change}>
      <h3>
        {said.fromTo(format.number(before.versao), format.number(after.versao))}
        {before.substituida_em && <small>{format.moment(before.substituida_em)}</small>}
      </h3>
      {runs.length === 0 && <p className="muted">{said.sameText}</p>}
      {runs.map((run, at) => (
        <p key={at} className={styles.run} lang="pt-BR">
          {run.map(({ kind, text }, place) => {
            const Tag = TAGS[kind]
            return <Tag key={place}>{text}</Tag>
          })}
        </p>
      ))}
    </section>
  )
}

function textOf({ titulo, conteudo_completo }: Versao): string {
  return conteudo_completo.startsWith(titulo)
    ? conteudo_completo
    : `${titulo}\n\n${conteudo_completo}`
}

/** Without the empty lines at the end. */
function withoutEnds(run: Stretch[]): Stretch[] {
  return run
    .map((one, at) => (at === run.length - 1 ? { ...one, text: one.text.trimEnd() } : one))
    .filter(({ text }) => text !== '')
}
