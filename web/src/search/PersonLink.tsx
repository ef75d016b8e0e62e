import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { personnelOptions } from '../api/tables.ts'
import { foldedName } from '../lib/fold.ts'
import { useSpeech } from '../words/words.tsx'
import { typedName } from './typed-name.ts'

/** One answer: a name that is only in longer ones has no page of its own to offer. */
const ROWS = 100

/** The way from a search for a person to the page of that name, if rows of persons have it. */
export function PersonLink({ termo = '' }: { termo?: string | undefined }) {
  const {
    words: { search: said },
  } = useSpeech()
  const typed = typedName(termo)
  const { data } = useQuery({
    ...personnelOptions({ pessoa_nome: typed ?? '', limite: ROWS }),
    enabled: typed !== null,
  })
  const nome = data?.resultados
    .map(({ pessoa_nome }) => pessoa_nome ?? '')
    .find((name) => typed !== null && foldedName(name) === foldedName(typed))
  if (nome === undefined) return null
  return (
    <p className="small">
      <Link to="/pessoa" search={{ nome }} className="alone">
        {said.personPage(nome)}
      </Link>
    </p>
  )
}
