import type { Aviso } from '../../api/schema.ts'
import { GapNotice } from '../../search/GapNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useSpeech } from '../../words/words.tsx'
import { useNoticeText } from '../../words/use-notice-text.ts'

const GAPS = new Set(['edicoes_ausentes', 'edicoes_incompletas', 'edicoes_provisorias'])

/** What the rows and their sums do not cover. */
export function RowNotices({ avisos }: { avisos: Aviso[] }) {
  const {
    words: { tables },
  } = useSpeech()
  const textOf = useNoticeText()
  const unread = avisos.filter(({ codigo }) => codigo === 'edicoes_sem_linhas')
  const others = avisos.filter(({ codigo }) => !GAPS.has(codigo) && codigo !== 'edicoes_sem_linhas')
  return (
    <>
      {unread.length > 0 && (
        <Notice tone="warn">
          {unread.map((aviso) => (
            <p key={aviso.mensagem}>{textOf(aviso)}</p>
          ))}
          <p>{tables.unreadWhy}</p>
        </Notice>
      )}
      <GapNotice avisos={avisos} />
      {others.length > 0 && (
        <Notice tone="plain">
          {others.map((aviso) => (
            <p key={aviso.mensagem}>{textOf(aviso)}</p>
          ))}
        </Notice>
      )}
    </>
  )
}
