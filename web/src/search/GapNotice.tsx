import { Link } from '@tanstack/react-router'
import type { Aviso } from '../api/schema.ts'
import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from '../words/words.tsx'
import { calendarDay } from '../lib/calendar-day.ts'
import { useNoticeText } from '../words/use-notice-text.ts'

/** What the numbers below lack, because the archive lacks it, and what may still change. */
export function GapNotice({ avisos }: { avisos: Aviso[] }) {
  const {
    words: { search },
  } = useSpeech()
  const textOf = useNoticeText()
  const incomplete = avisos.filter(({ codigo }) => codigo === 'edicoes_incompletas')
  const absent = avisos.filter(({ codigo }) => codigo === 'edicoes_ausentes')
  const provisional = avisos.filter(({ codigo }) => codigo === 'edicoes_provisorias')
  const list = (some: Aviso[]) => some.map((aviso) => <p key={aviso.mensagem}>{textOf(aviso)}</p>)
  const calm = provisional.length > 0 && <Notice tone="plain">{list(provisional)}</Notice>
  if (incomplete.length + absent.length === 0) return calm || null
  return (
    <>
      <Notice tone="warn">
        <b>{incomplete.length > 0 ? search.incomplete : search.gaps}</b> {search.notCounted}{' '}
        <Link
          to="/edicoes"
          search={calendarDay([...incomplete, ...absent][0]?.dados.periodos[0]?.inicio)}
        >
          {incomplete.length > 0 ? search.seeReason : search.seeCalendar}
        </Link>
        {list(incomplete)}
        {absent.length > 0 && (
          <details>
            <summary>{search.whichMissing}</summary>
            {list(absent)}
          </details>
        )}
      </Notice>
      {calm}
    </>
  )
}
