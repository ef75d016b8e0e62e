import type { Publicacao } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'

/** A reference by the Brazilian rules, with the certified address. */
export function useCitation(act: Publicacao): string {
  const {
    words: { act: said, common, dates },
  } = useSpeech()
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
