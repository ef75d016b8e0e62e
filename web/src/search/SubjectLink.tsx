import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSpeech } from '../words/words.tsx'

interface SubjectLinkProps {
  search: { termo?: string; orgao?: string[] }
}

/** The way from a search for a norm or a person, or in a body, to the page of it. */
export function SubjectLink({ search: { termo = '', orgao = [] } }: SubjectLinkProps) {
  const {
    words: { search: said },
  } = useSpeech()
  const { data: nome } = useQuery({
    queryKey: ['nome', termo],
    // Loaded on demand: no other search needs it, and no person has a single name.
    queryFn: async () => await (await import('./person-lead.ts')).readPersonLead(termo),
    enabled: termo.includes(' '),
  })
  const norma = /^norma:"([^"]+)"$/.exec(termo)?.[1]
  const [body, ...others] = orgao
  const [way, label] = norma
    ? [{ to: '/norma', search: { norma } } as const, said.normPage]
    : nome
      ? [{ to: '/pessoa', search: { nome } } as const, said.personPage]
      : [{ to: '/orgao', search: { orgao: body } } as const, said.bodyPage]
  if (!norma && !nome && (!body || others.length > 0)) return null
  return (
    <p className="small">
      <Link {...way} className="alone">
        {label}
      </Link>
    </p>
  )
}
