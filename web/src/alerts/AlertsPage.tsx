import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { alertsOptions } from '../api/alerts.ts'
import { usePageTitle } from '../app/title.ts'
import { OldArchive } from '../app/OldArchive.tsx'
import { searchOf } from '../filters/standing.ts'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useRows } from '../ui/useRows.ts'
import { AlertRow } from './AlertRow.tsx'
import type { RowParts } from './row-parts.ts'
import { useSpeech } from '../words/words.tsx'
import { FromMail } from './FromMail.tsx'

export function AlertsPage({ rowParts }: { rowParts: RowParts }) {
  const {
    words: { alerts: said, bulletins, common },
    format,
  } = useSpeech()
  const { data, error, refetch } = useQuery(alertsOptions)
  const { alerta } = useSearch({ from: '/inside/alertas' })
  const asked = data?.find(({ id }) => id === alerta)
  // Visitors from a mail see its alert first.
  const others = (data ?? []).filter((alert) => alert !== asked)
  const { shown, left, showMore } = useRows(asked ? [asked, ...others] : others)
  usePageTitle(said.title)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  const begin = (
    <Button variant="filled" component={Link} to="/">
      {said.beginSearch}
    </Button>
  )
  const toOthers = (
    <>
      <Button component={Link} to="/listas" variant="subtle" ml="auto">
        {said.toLists}
      </Button>
      <Button component={Link} to="/boletins" variant="subtle">
        {bulletins.title}
      </Button>
    </>
  )
  const fromMail = <FromMail {...(asked ? { alert: asked, search: searchOf(asked) } : {})} />
  if (data.length === 0)
    return (
      <>
        {fromMail}
        <Empty title={said.none} sentence={said.noneHelp} steps={said.steps}>
          {begin}
          <div>{toOthers}</div>
        </Empty>
      </>
    )
  return (
    <>
      <PageHead title={said.title}>
        {toOthers}
        {begin}
      </PageHead>
      <OldArchive />
      {fromMail}
      <ul>
        {shown.map((alert) => (
          <AlertRow key={alert.id} alert={alert} rowParts={rowParts} isAsked={alert === asked} />
        ))}
      </ul>
      {left > 0 && <Button onClick={showMore}>{common.showMore(format.number(left))}</Button>}
    </>
  )
}
