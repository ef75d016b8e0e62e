import { Type } from 'typebox'
import { RELATION_KINDS } from '../../gazette/publication-detail.ts'
import { type Citacao, RESULTADOS } from '../../service/citations/verdict.ts'
import { hitExample, resultadoBuscaSchema } from '../archive/publication-schema.ts'
import { named, nullable, oneOf, ref } from '../schemas/field.ts'

/** The same act as in other examples; nothing is sought in it, so it has no excerpts. */
export const namedExample = { ...hitExample, trechos: null, parte: null }

const citationExample = {
  tipo: 'ato',
  texto: 'Portaria MEC nº 123, de 14 de março de 2024',
  inicio: 34,
  fim: 77,
  lida: 'Portaria 123, de 2024-03-14',
  resultado: 'corrigido',
  motivo: 'O acervo tem este ato, e outro o retificou.',
  publicacoes: [namedExample],
  total: 1,
  correcoes: [
    {
      tipo: 'retificada_por',
      publicacao: { ...namedExample, id: 'pub_4D6F8H0J2K4M6N8P', titulo: 'RETIFICAÇÃO' },
      trecho:
        'Na Portaria nº 123, de 14 de março de 2024, onde se lê: "30 dias", leia-se: "60 dias".',
    },
  ],
} as const

const correcaoSchema = Type.Object({
  tipo: oneOf(RELATION_KINDS, {
    description: 'O que o outro ato fez com este: `retificada_por`, `revogada_por`…',
    examples: ['retificada_por'],
  }),
  publicacao: ref(resultadoBuscaSchema),
  trecho: nullable(
    Type.String({
      description: 'As palavras dele em torno do nome deste ato; `null` se não se acham.',
      examples: [citationExample.correcoes[0].trecho],
    }),
  ),
})

export const citacaoSchema = named(
  'Citacao',
  Type.Object(
    {
      tipo: oneOf(['ato', 'dou', 'processo'], {
        description:
          '`ato`; `dou`, um lugar do Diário Oficial sem ato nomeado antes; `processo`, um número de processo.',
        examples: ['ato'],
      }),
      texto: Type.String({
        description: 'A citação, como está no texto.',
        examples: [citationExample.texto],
      }),
      inicio: Type.Integer({
        minimum: 0,
        description: 'Onde começa no texto, em caracteres Unicode, a partir de 0.',
        examples: [citationExample.inicio],
      }),
      fim: Type.Integer({
        minimum: 1,
        description: 'O primeiro caractere depois.',
        examples: [citationExample.fim],
      }),
      lida: Type.String({
        description: 'Como foi lida: tipo, número e data ou ano; o lugar; o número do processo.',
        examples: [citationExample.lida],
      }),
      resultado: oneOf(RESULTADOS, {
        description:
          '`existe`; `corrigido`: existe, e outro ato o retificou, republicou ou desfez em parte; `revogado`: foi revogado, anulado, tornado sem efeito ou retirado; `indefinido`: o texto não basta para apontar um só ato; `desconhecido`: o acervo tem tudo dos dias em que sairia, e não o tem (um processo: nenhum ato do acervo traz o número); `fora_do_acervo`: o acervo não tem esses dias, e não se pode dizer se existe.',
        examples: [citationExample.resultado],
      }),
      motivo: Type.String({
        description: 'O porquê, para pessoas; em `fora_do_acervo`, com o que falta do acervo.',
        examples: [citationExample.motivo],
      }),
      publicacoes: Type.Array(ref(resultadoBuscaSchema), {
        description:
          'O ato; em `indefinido`, os que podem ser; de um lugar ou processo, os que há: no máximo 10.',
      }),
      total: Type.Integer({
        minimum: 0,
        description: 'Quantos são, listados ou não.',
        examples: [1],
      }),
      correcoes: Type.Array(correcaoSchema, {
        description: 'Quem o corrigiu ou revogou, com as palavras que o dizem: no máximo 5.',
        examples: [[...citationExample.correcoes]],
      }),
    },
    { description: 'Uma citação de um texto, e o que o acervo diz dela.' },
  ),
)

export const verificacaoSchema = named(
  'Verificacao',
  Type.Object(
    {
      citacoes: Type.Array(ref(citacaoSchema), {
        description: 'Na ordem do texto: no máximo 250.',
      }),
      mais: Type.Integer({
        minimum: 0,
        description: 'Quantas citações ficaram de fora, depois da 250ª.',
        examples: [0],
      }),
    },
    { description: 'As citações de um texto.' },
  ),
)

/** Shown as the document shows it; it is a Citacao, whose lists may change. */
export const verificationExample: { citacoes: Citacao[]; mais: number } = {
  citacoes: [structuredClone(citationExample) as unknown as Citacao],
  mais: 0,
}
