import {
  IconAbc,
  IconAlertTriangle,
  IconBellPlus,
  IconCalendarSearch,
  IconFilterOff,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { totalOptions } from '../api/archive.ts'
import type { Aviso } from '../api/schema.ts'
import { Notices } from '../ui/Notices.tsx'
import { useSpeech } from '../words/words.tsx'
import { useNoticeText } from '../words/use-notice-text.ts'
import { type SearchState, queryOf } from '../query/state.ts'
import styles from './ZeroResults.module.css'

interface ZeroResultsProps {
  state: SearchState
  avisos: Aviso[]
  /** Whether no act comes near, either. */
  isAlone: boolean
  onChange(changed: Partial<SearchState>): void
}

/** What would be found by another search, each with its count and a link that makes it. */
export function ZeroResults({ state, avisos, isAlone, onChange }: ZeroResultsProps) {
  const {
    words: { search },
  } = useSpeech()
  const textOf = useNoticeText()
  const said = avisos.filter(({ codigo }) => !codigo.startsWith('edicoes_'))
  const isNarrow = (...fields: string[]) =>
    avisos.some(({ codigo, campo }) => codigo === 'filtro_restritivo' && fields.includes(campo))
  return (
    <div className={styles.zero}>
      {isAlone && <h2>{search.nothing}</h2>}
      <ul className={styles.reasons}>
        {said.map((aviso) => (
          <Reason
            key={aviso.mensagem}
            icon={<IconAbc size={18} color="var(--bad)" aria-hidden />}
            action={
              aviso.codigo === 'filtro_restritivo' && (
                <button
                  type="button"
                  className="link alone"
                  onClick={() => onChange(withoutFilter(aviso.campo))}
                >
                  {search.dropFilter}
                </button>
              )
            }
          >
            {textOf(aviso)}
            <Suggestions aviso={aviso} onChange={onChange} />
          </Reason>
        ))}
        <Without
          icon={<IconFilterOff size={18} color="var(--link)" aria-hidden />}
          isOffered={
            !isNarrow('secao', 'orgao', 'tipo_ato') &&
            Boolean(state.secao ?? state.orgao ?? state.tipo_ato)
          }
          state={{ ...state, secao: undefined, orgao: undefined, tipo_ato: undefined }}
          say={search.withoutFilters}
          act={search.dropFilters}
          onChange={onChange}
        />
        <Without
          icon={<IconCalendarSearch size={18} color="var(--link)" aria-hidden />}
          isOffered={
            !isNarrow('data_inicio', 'data_fim') && Boolean(state.data_inicio ?? state.data_fim)
          }
          state={{ ...state, data_inicio: undefined, data_fim: undefined }}
          say={search.outsidePeriod}
          act={search.dropPeriod}
          onChange={onChange}
        />
      </ul>
    </div>
  )
}

/** What the archive may lack, and the offer to tell of what is still to come. */
export function NotHere({ avisos, onFollow }: { avisos: Aviso[]; onFollow: () => void }) {
  const {
    words: { search },
  } = useSpeech()
  const isPartial = avisos.some(
    ({ codigo }) => codigo.startsWith('edicoes_') && codigo !== 'edicoes_provisorias',
  )
  return (
    <ul className={styles.reasons}>
      {isPartial && (
        <Reason
          icon={<IconAlertTriangle size={18} color="var(--warn)" aria-hidden />}
          action={
            <Link to="/edicoes" className="alone">
              {search.seeCalendar}
            </Link>
          }
        >
          {search.perhapsMissing}
        </Reason>
      )}
      <Reason
        icon={<IconBellPlus size={18} color="var(--ink2)" aria-hidden />}
        action={
          <button type="button" className="link alone" onClick={onFollow}>
            {search.followKey}
          </button>
        }
      >
        {search.notYet}
      </Reason>
    </ul>
  )
}

/** A search without a filter; a range is one filter. */
function withoutFilter(campo: string): Partial<SearchState> {
  if (campo.startsWith('data_')) return { data_inicio: undefined, data_fim: undefined }
  if (campo.startsWith('valor_')) return { valor_min: undefined, valor_max: undefined }
  return { [campo]: undefined }
}

function Suggestions({ aviso, onChange }: { aviso: Aviso } & Pick<ZeroResultsProps, 'onChange'>) {
  const {
    words: { search },
  } = useSpeech()
  const field = aviso.campo as 'termo' | 'orgao' | 'tipo_ato'
  if (aviso.sugestoes.length === 0) return null
  return (
    <>
      {' '}
      {search.tryInstead}{' '}
      {aviso.sugestoes.map((suggestion, at) => (
        <Fragment key={suggestion}>
          {at > 0 && ' · '}
          <button
            type="button"
            className={`link ${styles.suggestion}`}
            onClick={() =>
              onChange(field === 'termo' ? { termo: suggestion } : { [field]: [suggestion] })
            }
          >
            {suggestion}
          </button>
        </Fragment>
      ))}
    </>
  )
}

interface WithoutProps {
  icon: ReactNode
  isOffered: boolean
  state: SearchState
  say(count: number, shown: string): string
  act: string
  onChange(changed: Partial<SearchState>): void
}

/** The results of the same search without one of its limits; nothing if there are none, either. */
function Without({ icon, isOffered, state, say, act, onChange }: WithoutProps) {
  const { format } = useSpeech()
  const { data } = useQuery({ ...totalOptions(queryOf(state)), enabled: isOffered })
  if (!isOffered || !data?.total) return null
  return (
    <Reason
      icon={icon}
      action={
        <button type="button" className="link alone" onClick={() => onChange(state)}>
          {act}
        </button>
      }
    >
      {say(data.total, format.number(data.total))}
      <Notices avisos={data.avisos} />
    </Reason>
  )
}

interface ReasonProps {
  icon: ReactNode
  action?: ReactNode
  children: ReactNode
}

function Reason({ icon, action, children }: ReasonProps) {
  return (
    <li className={styles.reason}>
      {icon}
      <span>{children}</span>
      {action}
    </li>
  )
}
