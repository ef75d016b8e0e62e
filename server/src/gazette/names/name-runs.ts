const IN_CAPITALS = String.raw`\p{Lu}[\p{Lu}'’´${'`'}-]+`
const AS_USUAL = String.raw`(?:D['’´])?\p{Lu}\p{Ll}[\p{L}'’´-]*`
const JOINING_CAPITALS = 'D[AEO]S?|E|DEL|VON|VAN|DI'
const JOINING = 'd[aeo]s?|e|del|von|van|di'

/** Two capitalised words or more, and what joins them; no part also matches what follows it. */
const run = (word: string, joining: string, initial: string) =>
  String.raw`${word}(?: (?:(?:${joining}) ){0,2}(?:${word}|${initial}))+`

const ANY_INITIAL = String.raw`\p{Lu}\.?(?![\p{L}/])`
/** What names look like, for use in other patterns: in capitals, and as usual. */
export const NAME_IN_CAPITALS = run(IN_CAPITALS, JOINING_CAPITALS, ANY_INITIAL)
export const NAME_AS_USUAL = run(AS_USUAL, JOINING, ANY_INITIAL)

const DOTTED = String.raw`\p{Lu}\.`
const JOINING_ANY = `${JOINING_CAPITALS}|${JOINING}`
/** The same in a sentence that is not cut before: `FULANA de SOUZA`, and no `A` or `E` as an initial. */
export const NAME_IN_CAPITALS_WITHIN = run(IN_CAPITALS, JOINING_ANY, DOTTED)
export const NAME_AS_USUAL_WITHIN = run(AS_USUAL, JOINING_ANY, DOTTED)

/** What somebody is, before a name in capitals. For use in other patterns. */
export const TITLES_IN_CAPITALS =
  '[OA]|AO|À|SERVIDORA?|DOCENTE|PROFESSORA?|SRA?|DRA?|CANDIDAT[AO]|EMPREGAD[AO]|MILITAR|PÚBLIC[OA]|CIVIL|RM1|RM2|REFM|QAO|SGS|MB|FN|EB|FAB|IM|AFN|CP'
