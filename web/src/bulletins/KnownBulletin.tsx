import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { bulletinOptions } from '../api/bulletins.ts'
import { ApiError } from '../api/client.ts'
import type { Boletim } from '../api/schema.ts'
import { usePageTitle } from '../app/title.ts'
import { Failure } from '../ui/Failure.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'

interface KnownBulletinProps {
  id: string
  children(bulletin: Boletim): ReactNode
}

/** A screen of a bulletin, once it is loaded; else why it is not. */
export function KnownBulletin({ id, children }: KnownBulletinProps) {
  const { bulletins: said, common } = useSpeech().words
  const { data: bulletin, error, refetch } = useQuery(bulletinOptions(id))
  usePageTitle(bulletin?.nome)
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotFound title={said.notFound} help={said.notFoundHelp}>
        <Link to="/boletins">{said.toAll}</Link>
      </NotFound>
    )
  if (error && !bulletin) return <Failure error={error} onRetry={() => void refetch()} />
  if (!bulletin) return <Skeleton sentence={common.loading} />
  return children(bulletin)
}
