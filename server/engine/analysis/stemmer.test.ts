import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GENDER, NUMBER, PRESENT_FORMS, VERB_ENDINGS, WHOLE_WORDS } from './stemmer-rules.ts'
import { stem } from './stemmer.ts'

const rules = [...NUMBER, ...VERB_ENDINGS, ...GENDER]

const ONE_STEM = [
  // Number
  'publicacao publicacoes',
  'contrato contratos',
  'licitacao licitacoes',
  'exoneracao exoneracoes',
  'decreto decretos',
  'edital editais',
  'municipal municipais',
  'nivel niveis',
  'papel papeis',
  'imovel imoveis',
  'fossil fosseis',
  'projetil projeteis',
  'facil faceis',
  'funil funis',
  'civil civis',
  'azul azuis',
  'orgao orgaos',
  'mao maos',
  'pao paes',
  'capitao capitaes',
  'alemao alemaes',
  'mes meses',
  'pais paises',
  'lei leis',
  'ata atas',
  'reu reus',
  'item itens',
  'bem bens',
  'fim fins',
  'mulher mulheres',
  'juiz juizes juiza juizas',
  'vez vezes',
  'classe classes',
  'analise analises',
  'portaria portarias',
  'notebook notebooks',
  // Gender
  'cidadao cidadaos cidada cidadas',
  'servidor servidores servidora servidoras',
  'diretor diretores diretora diretoras',
  'professor professora',
  'portador portadores portadora',
  'primeiro primeira primeiros primeiras',
  'tecnico tecnica tecnicos tecnicas',
  'administrativo administrativa administrativos administrativas',
  'beneficiario beneficiaria beneficiarios beneficiarias',
  'conjunto conjunta',
  'substituto substituta substitutos substitutas',
  'ministro ministra',
  // Verbs
  'nomear nomeado nomeada nomeados nomeadas nomeando nomeou nomearam nomeia',
  'exonerar exonerado exonerada exonerando exonera exonerou',
  'designar designado designadas designa designando',
  'dispensar dispensado dispensada dispensando dispensou',
  'autorizar autorizado autoriza autorizam autorizou',
  'alterar altera alterado alteram alterou',
  'declarar declara declarado',
  'tornar torna tornado',
  'publicar publicado publicadas publicando publicou',
  'conceder concede concedido concedida concedem concedeu',
  'resolver resolve resolvido resolveu',
  'estabelecer estabelece estabelecidos estabelecendo',
  'definir define definido definindo',
  'instituir institui instituido instituiu',
  'conferir confere conferem conferidas',
  'reconduzir reconduz reconduzido',
]

const APART = [
  // Names
  'camilo camila',
  'marcio marcia',
  'mario maria',
  'paulo paula',
  'adriano adriana',
  'fernando fernanda',
  'francisco francisca',
  'antonio antonia',
  'roberto roberta',
  'erico erica',
  'pedroso pedrosa',
  'gilmar gilmara',
  'marco marcos',
  'carlo carlos',
  'armando armadas',
  // Acronyms
  'cebas ceb',
  'seis sei',
  'onus onu',
  'cras cra',
  // Nouns that look like inflections of another
  'conta conto',
  'casa caso casado',
  'parte partido',
  'ata ato',
  'secretario secretaria',
  'diario diarias',
  'diretor diretoria',
  'auditor auditoria auditorio',
  'civil civel',
  'portaria porto',
  'nome nomeado',
  'escola escolar',
  'estado estar',
  'delegado delegar',
  'publico publicado',
  'maos maes',
  'deus deu',
  // Derivations
  'nomear nomeacao',
  'contratar contratante contrato',
  'licitar licitacao',
  'administracao administrativo',
]

const UNCHANGED = ['onibus', 'virus', 'campus', 'bonus', 'status', 'camilo', 'silva', 'oliver']

describe('stem', () => {
  it.each(ONE_STEM)('joins %s', (group) => {
    expect(new Set(group.split(' ').map(stem)).size).toBe(1)
  })

  it.each(APART)('keeps apart %s', (group) => {
    const words = group.split(' ')
    expect(new Set(words.map(stem)).size).toBe(words.length)
  })

  it.each(UNCHANGED)('leaves %s', (word) => {
    expect(stem(word)).toBe(word)
  })

  it.each(rules.map(([suffix, , , example]) => [suffix, example]))(
    'holds for the example of -%s: %s',
    (suffix, example) => {
      const words = example.split(' ')
      expect(words.some((word) => word.endsWith(suffix) || word.endsWith(`${suffix}s`))).toBe(true)
      expect(new Set(words.map(stem)).size).toBe(1)
    },
  )

  it('leaves words of up to three letters', () => {
    for (const word of ['', 'a', 'as', 'dos', 'lei', 'ceb']) expect(stem(word)).toBe(word)
  })

  it('leaves other scripts', () => {
    for (const word of ['москва', 'αθηναι', '東京都庁舎']) expect(stem(word)).toBe(word)
  })

  it('gives a stem that is its own stem, not empty and not longer than the word', () => {
    const suffix = fc.constantFrom('', ...rules.map(([suffix]) => suffix))
    const whole = [...WHOLE_WORDS.flat(), ...PRESENT_FORMS.trim().split(/\s+/)]
    const beginning = fc.oneof(
      fc.stringMatching(/^[a-z]{1,7}$/),
      fc.stringMatching(/^[bcdglmrstz]?[aeiou][ncrsztgq]?u?$/),
      fc.constantFrom(...whole, ...whole.map((word) => word.slice(0, -1))),
    )
    const word = fc.tuple(beginning, suffix, suffix).map((parts) => parts.join(''))
    fc.assert(
      fc.property(word, (word) => {
        const stemmed = stem(word)
        expect(stemmed).not.toBe('')
        expect(stemmed.length).toBeLessThanOrEqual(word.length)
        expect(stem(stemmed)).toBe(stemmed)
        // The best acts of a cluster are read by it (search/opensearch/read/act-words.ts).
        expect(stemmed.slice(0, 2)).toBe(word.slice(0, 2))
      }),
      { numRuns: 20_000 },
    )
  })
})
