import { type SlotReading, type Stretch, oneLine } from '../reading.ts'

/** Who decides: the signer, and the office, below the name or in the opening. */
export interface ActSigner {
  name: SlotReading<string> | null
  office: SlotReading<string> | null
}

const RANK =
  /^(?:(?:(?:Des|DES)\.|(?:Desembargadora?|Ju[ií]z[a]?|DESEMBARGADORA?) (?:Federal|FEDERAL|do Trabalho|DO TRABALHO|Eleitoral|de Direito)|Des|Desa|Dr|Dra|Prof|Profª|Profa|Min|Cel|Gen|Ten|Maj|Cap|Brig|Alte|Alm|Esq|V|C|Ex|Ar|Av|Inf|Eng|Int|Div|Bda|R|QEM|Med|Art|Cav|Com|Juiz|Juíza|Desembargadora?|Almirante|General|Coronel|Vice-Almirante|Contra-Almirante|Capitão|de Mar e Guerra|Major|Brigadeiro|do Ar|de Exército|de Divisão|de Brigada|de Esquadra|Tenente|Major-Brigadeiro|CMG|CF|CC|CT|CA|VA|AE|Dom|Pe|Senadora?|Deputad[oa]|Ministr[oa]|Cmt|TC)[.ª]*(?:\s*\([^)]{1,8}\))?\s+)+(?=\p{Lu})/u

/** A name without its rank. */
export function signerNamed(text: string, { start, end }: Stretch): SlotReading<string> {
  const words = text
    .slice(start, end)
    .split(
      / ?[-–] (?=\p{Lu})|(?<!Vice|Contra|Major|Tenente)[-–](?=(?:Vice-|Contra-)?(?:Almirante|General|Brigadeiro|Coronel|Major|Capitão|Desembargador|Juiz))|, (?=\p{Lu})/u,
    )[0]!
  const rank = RANK.exec(words)?.[0].length ?? 0
  const name = words.slice(rank).trimEnd()
  return { value: oneLine(name), start: start + rank, end: start + rank + name.length }
}

/** It may be glued to the office, and is then left there as it is printed. */
const ARTICLE =
  /^\s*(?:[-–•]\s*)?(?:[OA] (?=[OA] \p{Lu}))?(?:0 (?=\p{Lu})|(?=(?:MINISTR[OA]|REITORA?|SECRETÁRI[OA](?:-EXECUTIV[OA])?|PRESIDENTE|SUPERINTENDENTE|DIRETORA?(?:-GERAL)?|COORDENADORA?(?:-GERAL)?)(?: \p{Lu}+)? D[AEO] )|(?:O|A|OS|AS|O\(A\)|o|a)\s+(?=\p{Lu})|(?=[OA](?:SECRETÁRI|ADVOGAD|DIRETOR|MINISTR|PRESIDENT|REITOR|CHEFE|COORDENADOR|SUPERINTENDENT|PROCURADOR|COMANDANT|DESEMBARGADOR|PRÓ-)))/u
const HONOUR =
  /^(?:EXCELENTÍSSIM[OA] SENHORA? [^,]{4,80}|DESEMBARGADORA? (?!(?:VICE-|CORREGEDORA?-)?PRESIDENTE|CORREGEDOR|DIRETOR|FEDERAL PRES|DO TRABALHO PRES|NO EXERC|EM EXERC|SUBSTITUT)\p{Lu}+ [^,]{4,60}),\s+(?=\p{Lu}{4,} D|\p{Lu}{4,},|VICE-)/u
const OFFICE_ENDS =
  /,\s+em exercício(?=,|\s+no uso|\s*$)|,\s+(?:(?:EXM[OA]|Exm[oa])\. )?(?:SR\. |Sr\. )?(?:Desembargadora?|DESEMBARGADORA?|Ju[ií]z[a]?|JU[IÍ]Z[A]?|Ministr[oa]|Dra?\.|DRA?\.|Des\.|DES\.|Senhora?|Professora?|Prof[aª]?\.?) [^,;\n]{0,30}?(?=\p{Lu}{2,} (?:D[AEO]S? )?\p{Lu}{2,})|(?:\s*,\s*|\s+)(?:e )?(?:[Nn]o [Uu]so|usando|tendo em vista|considerando|no exercício d[ae] (?:suas?|competên|atribui)|resolve|por delega|de acordo|em (?:cumprimento|conformidade|virtude|observância|atenção)|,)|,\s+(?!d[aeo]s?\s|e\s|em\s|substitut[oa]|interin[oa])\p{Ll}|,\s+ÓRGÃO\s|;|\n|:/u

/** The office in an opening: `O REITOR DA …, no uso …`. */
export function officeOpening(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const own = text.slice(start, Math.min(end, start + 600))
  const article = ARTICLE.exec(own)
  if (!article) return null
  const from = article[0].length + (HONOUR.exec(own.slice(article[0].length))?.[0].length ?? 0)
  const words = own.slice(from)
  const stop = OFFICE_ENDS.exec(words)?.index ?? words.length
  const office = words
    .slice(0, stop)
    .trimEnd()
    .replace(/[,.-]+$/u, (last) => (/S\.A\.?$/u.test(words.slice(0, stop)) ? last : ''))
  if (office.length < 4 || office.length > 400) return null
  return { value: oneLine(office), start: start + from, end: start + from + office.length }
}
