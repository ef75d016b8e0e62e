import { Link } from '@tanstack/react-router'
import { NotFound } from '../app/NotFound.tsx'
import { useSpeech } from '../words/words.tsx'

export function NotFoundPage() {
  const {
    words: { common },
  } = useSpeech()
  return (
    <NotFound title={common.notFound} help={common.notFoundHelp}>
      <Link to="/">{common.toSearch}</Link>
    </NotFound>
  )
}
