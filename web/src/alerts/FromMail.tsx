import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { alertsOptions } from '../api/alerts.ts'
import { call } from '../api/client.ts'
import type { Alerta } from '../api/schema.ts'
import type { SearchState } from '../query/state.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSpeech } from '../words/words.tsx'

/** Does what a mail's link asks for; nothing changes until the reader confirms. */
export function FromMail({ alert, search }: { alert?: Alerta; search?: SearchState }) {
  const { alerta, acao, data_inicio, data_fim } = useSearch({ from: '/inside/alertas' })
  const {
    words: { alerts: said },
  } = useSpeech()
  if (alerta === undefined) return null
  if (!alert || !search) return <Notice tone="warn">{said.gone}</Notice>
  if (acao === 'buscar') {
    const days = { ...(data_inicio ? { data_inicio } : {}), ...(data_fim ? { data_fim } : {}) }
    return <Navigate to="/" search={{ ...search, ...days }} replace />
  }
  if (acao !== 'pausar') return null
  if (!alert.ativo) return <Notice tone="plain">{said.pausedAlready(alert.nome)}</Notice>
  return <AskToPause alert={alert} />
}

function AskToPause({ alert }: { alert: Alerta }) {
  const {
    words: { alerts: said },
  } = useSpeech()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/alertas', search: { alerta: alert.id }, replace: true })
  const pausing = useMutation({
    mutationFn: () =>
      call('PATCH /alertas/{id}', { path: { id: alert.id }, body: { ativo: false } }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: alertsOptions.queryKey })
      close()
    },
  })
  return (
    <Confirm
      opened
      title={said.pauseTitle(alert.nome)}
      sentence={said.pauseHelp}
      action={said.pause}
      error={pausing.error}
      onConfirm={() => pausing.mutate()}
      onClose={close}
    />
  )
}
