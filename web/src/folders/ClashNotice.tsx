import { Button } from '@mantine/core'
import type { AtoDePasta } from '../api/schema.ts'
import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from '../words/words.tsx'
import type { AnnotatedField } from './annotated.ts'
import styles from './AnnotationForm.module.css'
import type { Clash } from './save-annotations.ts'

interface ClashNoticeProps {
  clash: Clash
  /** What nothing was done of, and the way out. */
  sentence: string
  /** Puts their text into the form. */
  onUse(field: AnnotatedField): void
}

/** What somebody else has written into the same fields meanwhile, beside one's own text. */
export function ClashNotice({ clash: { theirs, clashing }, sentence, onUse }: ClashNoticeProps) {
  const speech = useSpeech()
  const said = speech.words.folders
  const names = {
    nota: said.note,
    etiquetas: said.labels,
    responsavel: said.inCharge,
    prazo: said.day,
  }
  return (
    <Notice tone="bad">
      {sentence}
      <dl className={styles.theirs}>
        {clashing.map((field) => (
          <div key={field}>
            <dt>{said.theirs(names[field])}</dt>
            <dd>
              <p>{textOf(theirs, field, speech)}</p>
              <Button
                size="compact-sm"
                aria-label={`${said.useTheirs}: ${names[field]}`}
                onClick={() => onUse(field)}
              >
                {said.useTheirs}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

function textOf(
  { nota, etiquetas, responsavel, prazo }: AtoDePasta,
  field: AnnotatedField,
  { words: { folders: said }, format }: ReturnType<typeof useSpeech>,
): string {
  switch (field) {
    case 'nota':
      return nota === '' ? said.nothingWritten : nota
    case 'etiquetas':
      return etiquetas.length === 0 ? said.nothingWritten : etiquetas.join(', ')
    case 'responsavel':
      return responsavel?.nome ?? said.nobody
    case 'prazo':
      return prazo === null ? said.noDay : format.date(prazo)
  }
}
