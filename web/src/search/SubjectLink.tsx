import { Link } from '@tanstack/react-router'
import { useSpeech } from '../words/words.tsx'

interface SubjectLinkProps {
  search: { termo?: string; orgao?: string[] }
}

/** The way from a search for a norm, or in a body, to the page of it. */
export function SubjectLink({ search: { termo, orgao = [] } }: SubjectLinkProps) {
  const {
    words: { search: said },
  } = useSpeech()
  const norma = /^norma:"([^"]+)"$/.exec(termo ?? '')?.[1]
  const [body, ...others] = orgao
  if (norma === undefined && (body === undefined || others.length > 0)) return null
  return (
    <p className="small">
      {norma === undefined ? (
        <Link to="/orgao" search={{ orgao: body }} className="alone">
          {said.bodyPage}
        </Link>
      ) : (
        <Link to="/norma" search={{ norma }} className="alone">
          {said.normPage}
        </Link>
      )}
    </p>
  )
}
