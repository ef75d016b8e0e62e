import type { Publicacao } from '../api/schema.ts'
import type { Words } from '../words/pt/index.ts'
import { useSpeech } from '../words/words.tsx'

type CitedPublication = Pick<
  Publicacao,
  'titulo' | 'data_publicacao' | 'secao' | 'edicao' | 'pagina' | 'url_original'
>

/** A reference by the Brazilian rules, with the certified address. */
export function useCitation(act: Publicacao): string {
  const { words } = useSpeech()
  return citationOf(act, words)
}

export function citationOf(
  act: CitedPublication,
  { act: said, common, dates }: Pick<Words, 'act' | 'common' | 'dates'>,
): string {
  const [year = '', month = '1', day = '1'] = act.data_publicacao.split('-')
  const name = dates.monthsShort[Number(month) - 1] ?? ''
  const date = `${Number(day)} ${name}${name === 'mai' ? 'o' : '.'} ${year}`
  return said.citation({
    title: act.titulo,
    section: common.section[act.secao],
    edition: act.edicao,
    page: act.pagina,
    date,
    url: act.url_original,
  })
}
