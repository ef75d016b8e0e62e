import { Button, Checkbox } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { FOLDERS, annotateAct } from '../api/folders.ts'
import type { AtoDePasta, PastaComEtiquetas } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { Folio } from '../ui/Folio.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SituationTag } from '../ui/SituationTag.tsx'
import { Tag } from '../ui/Tag.tsx'
import { deadlineTime } from '../ui/deadline-text.ts'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { AnnotationForm } from './AnnotationForm.tsx'
import styles from './KeptAct.module.css'
import { OverdueTag } from './OverdueTag.tsx'

interface KeptActProps {
  folder: PastaComEtiquetas
  kept: AtoDePasta
}

/** An act in a folder: as it is now, and what is said of it, which can be changed in its place. */
export function KeptAct({ folder, kept }: KeptActProps) {
  const {
    words: { folders: said, common, deadlines },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const { id, ato, nota, etiquetas, responsavel, prazo, vencido, andamento, prazo_do_ato } = kept
  const titulo = ato?.titulo ?? id
  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => edit.current?.focus())
  }
  return (
    <li>
      <article className={styles.row} data-done={andamento === 'concluido' || undefined}>
        <div className={styles.day}>
          <span className={styles.name}>{said.columns[0]}: </span>
          {prazo === null ? <span className="muted">{said.noDay}</span> : format.date(prazo)}
          {vencido && <OverdueTag>{said.overdueOne}</OverdueTag>}
          {prazo_do_ato && (
            <span className="small muted">
              {said.inText(
                `${deadlines.kind[prazo_do_ato.tipo]}, ${deadlineTime(prazo_do_ato, deadlines, format)}`,
              )}
            </span>
          )}
        </div>
        <div className={styles.act}>
          {ato === null ? (
            <p className={styles.title}>{said.gone(id)}</p>
          ) : (
            <>
              <div className={styles.head}>
                <Folio act={ato} />
                <SituationTag situacao={ato.situacao} />
              </div>
              <h2 className={styles.title}>
                <Link to="/publicacao/$id" params={{ id }}>
                  {titulo}
                </Link>
              </h2>
            </>
          )}
          {nota !== '' && <p className={styles.note}>{nota}</p>}
          {etiquetas.length > 0 && (
            <ul className={styles.labels} aria-label={said.labels}>
              {etiquetas.map((label) => (
                <li key={label}>
                  <Tag tone="plain">{label}</Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <span className={styles.name}>{said.columns[2]}: </span>
          {responsavel?.nome ?? <span className="muted">{said.nobody}</span>}
        </div>
        <Done folder={folder} kept={kept} titulo={titulo} />
        {isEditor && (
          <Button
            ref={edit}
            className={`${styles.edit} no-print`}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPencil size={16} />}
            aria-label={`${common.edit}: ${titulo}`}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {common.edit}
          </Button>
        )}
      </article>
      {isEditing && <AnnotationForm folder={folder} kept={kept} titulo={titulo} onClose={close} />}
    </li>
  )
}

function Done({ folder, kept, titulo }: KeptActProps & { titulo: string }) {
  const { folders: said } = useSpeech().words
  const { isEditor } = useSession()
  const queries = useQueryClient()
  /** What the visitor chose, until the answer is there. */
  const [asked, setAsked] = useState<boolean | null>(null)
  const marking = useMutation({
    mutationFn: (isDone: boolean) =>
      annotateAct(folder.id, kept.id, { andamento: isDone ? 'concluido' : 'aberto' }),
    onSettled: async () => {
      await queries.invalidateQueries(FOLDERS)
      setAsked(null)
    },
  })
  const fault = useFault(marking.error)
  const isDone = kept.andamento === 'concluido'
  if (!isEditor) return <div>{isDone ? said.done : said.stillOpen}</div>
  return (
    <div>
      <span className={styles.printed}>{isDone ? said.done : said.stillOpen}</span>
      <Checkbox
        className="no-print"
        label={said.done}
        aria-label={`${said.done}: ${titulo}`}
        checked={asked ?? isDone}
        onChange={({ currentTarget: { checked } }) => {
          setAsked(checked)
          marking.mutate(checked)
        }}
      />
      {fault && <Notice tone="bad">{fault.message}</Notice>}
    </div>
  )
}
