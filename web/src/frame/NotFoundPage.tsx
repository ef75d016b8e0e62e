import { Link } from '@tanstack/react-router'
import { useSpeech } from '../words/words.tsx'

export function NotFoundPage() {
  const {
    words: { common },
  } = useSpeech()
  return (
    <>
      <h1>{common.notFound}</h1>
      <p className="muted">{common.notFoundHelp}</p>
      <p>
        <Link to="/">{common.toSearch}</Link>
      </p>
    </>
  )
}
