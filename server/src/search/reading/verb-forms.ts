/** How people say what was done or is done, where the stemmer keeps the form apart from its infinitive. */
const ENDINGS: [form: RegExp, infinitives: string[]][] = [
  [/(?:eram|eu|endo)$/, ['er']],
  [/(?:iram|iu|indo)$/, ['ir']],
  [/(?:id[oa]s?|e|em)$/, ['er', 'ir']],
  [/i$/, ['ir']],
  [/a$/, ['ar']],
]

/** Nouns and adjectives that only look like a form of a verb. */
const NO_VERBS = new Set(
  `agencia assumi baldi bota ca caca calca candidata canta casa celula conserva doutora encosta
  estrutura grana guarda interna intima larga lata medida medidas mestra mora olimpia opera pa pole poli
  programa publica range reforma republica secretaria serra tecla terem testa trata tributa vaga
  valida`.split(/\s+/),
)

/** The infinitives that a folded word may be a form of: `aluga`, *alugar*; `vendeu`, *vender*. */
export function infinitivesOf(word: string): string[] {
  if (NO_VERBS.has(word)) return []
  const [form, infinitives] = ENDINGS.find(([ending]) => ending.test(word)) ?? []
  return (infinitives ?? []).map((ending) => word.replace(form!, ending))
}
