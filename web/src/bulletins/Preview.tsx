import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { editionsOptions } from '../api/archive.ts'
import { bulletinPreviewOptions } from '../api/bulletins.ts'
import type { Boletim, PreviaBoletim } from '../api/schema.ts'
import { type Day, addDays, today } from '../lib/dates.ts'
import { parseDay } from '../lib/parse-day.ts'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { MailView } from './MailView.tsx'
import styles from './Preview.module.css'
import { BULLETIN_FORM } from './draft.ts'

interface PreviewProps {
  bulletin: Boletim
  /** The form beside it differs from what is stored. */
  isChanged: boolean
}

/** The mail of a past day: at first that of the archive's newest edition. */
export function Preview({ bulletin, isChanged }: PreviewProps) {
  const { bulletins: said, common } = useSpeech().words
  const { data: editions, error, refetch } = useQuery(editionsOptions())
  const [chosen, setChosen] = useState<Day | null>(null)
  const day = chosen ?? editions?.[0]?.data ?? null
  return (
    <section className={styles.preview} aria-label={said.preview}>
      <header className={styles.head}>
        <h2>{said.preview}</h2>
        {day !== null && <DayField day={day} onChange={setChosen} />}
        <p className="small muted">{said.previewHelp}</p>
      </header>
      {isChanged && (
        <Notice
          tone="warn"
          action={
            <Button type="submit" form={BULLETIN_FORM}>
              {common.save}
            </Button>
          }
        >
          {said.previewStale}
        </Notice>
      )}
      {error && !editions && <Failure error={error} onRetry={() => void refetch()} />}
      {!editions && !error && <Skeleton sentence={common.loading} />}
      {editions && day === null && <p className="muted">{said.previewEmptyArchive}</p>}
      {day !== null && <OfDay bulletin={bulletin} day={day} />}
    </section>
  )
}

function DayField({ day, onChange }: { day: Day; onChange: (day: Day) => void }) {
  const {
    words: { bulletins: said, search },
    format,
  } = useSpeech()
  /** Null: nothing else than the day is in the field. */
  const [typed, setTyped] = useState<string | null>(null)
  const meant = typed === null ? day : parseDay(typed)
  const isFuture = meant !== null && meant > today()
  const show = (chosen: Day) => {
    setTyped(null)
    onChange(chosen)
  }
  const take = () => {
    if (meant !== null && !isFuture) show(meant)
  }
  return (
    <div className={styles.day}>
      <TextInput
        aria-label={said.asOn}
        leftSection={<span className="small muted">{said.asOn}</span>}
        leftSectionWidth={78}
        classNames={{ root: styles.field ?? '' }}
        value={typed ?? format.date(day)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        error={meant === null ? search.badDate : isFuture ? said.futureDay : undefined}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={said.dayBefore}
        onClick={() => show(addDays(day, -1))}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={said.dayAfter}
        disabled={day >= today()}
        onClick={() => show(addDays(day, 1))}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </div>
  )
}

function OfDay({ bulletin, day }: { bulletin: Boletim; day: Day }) {
  const { bulletins: said } = useSpeech().words
  const { data, error, refetch, isFetching } = useQuery({
    ...bulletinPreviewOptions(bulletin.id, day),
    placeholderData: keepPreviousData,
  })
  if (error && !data)
    return <Failure title={said.previewFailed} error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={said.previewWait} />
  return (
    <div className={styles.shown} data-old={isFetching || undefined} aria-busy={isFetching}>
      {error && <Notice tone="warn">{said.previewFailed}</Notice>}
      <WouldNotGo preview={data} isSentEmpty={bulletin.enviar_vazio} />
      <MailView mail={data} fileName={`boletim-${day}`} />
    </div>
  )
}

interface WouldNotGoProps {
  preview: PreviaBoletim
  isSentEmpty: boolean
}

/** Why a bulletin would have stayed at home. */
function WouldNotGo({ preview: { sairia }, isSentEmpty }: WouldNotGoProps) {
  const { bulletins: said } = useSpeech().words
  if (sairia) return null
  return <Notice tone="plain">{isSentEmpty ? said.wouldNotGoNoEdition : said.wouldNotGo}</Notice>
}
