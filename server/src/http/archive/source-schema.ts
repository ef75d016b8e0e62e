import { Type } from 'typebox'
import { REASONS } from '../../gazette/inlabs/reason.ts'
import { date, instant, named, nullable, oneOf } from '../schemas/field.ts'
import { declaracaoDoDia } from './proof-schema.ts'
import { SECTION_CODES } from '../../gazette/publication.ts'

export const ESTADOS = [
  'completa',
  'parcial',
  'pendente',
  'falha',
  'sem_edicao',
  'ausente',
] as const

const motivo = Type.Union([oneOf(REASONS, {}), Type.Null()], {
  description: 'Por que o arquivo mais novo não está no acervo; null se nada falhou.',
  examples: ['secao_ausente'],
})

/** A row of the ledger, or the lack of one. */
export const fonteSchema = named(
  'Fonte',
  Type.Object(
    {
      data: date('Data da edição, AAAA-MM-DD.', '2024-03-15'),
      secao: oneOf(SECTION_CODES, {
        description: 'Código da seção; `extra` para todas as edições extras do dia nessa seção.',
        examples: ['3'],
      }),
      secao_base: oneOf(['1', '2', '3'], {
        description: 'Seção a que pertence a edição extra; igual a `secao` nas demais.',
        examples: ['3'],
      }),
      estado: oneOf(ESTADOS, {
        description:
          '`completa`: tudo está no acervo. `parcial`: só uma parte. `pendente`: a fonte ainda não a tem. `falha`: não foi possível obtê-la. `sem_edicao`: o dia não teve edição. `ausente`: nunca foi pedida nem importada.',
        examples: ['pendente'],
      }),
      provisoria: Type.Boolean({
        description:
          'De uma seção `completa`: se o arquivo veio nesta madrugada e ainda não veio igual outra vez, e por isso a fonte ainda pode trocá-lo. Nunca depois das 6h do dia.',
        examples: [false],
      }),
      motivo,
      mensagem: nullable(
        Type.String({
          description: 'O que falta e por quê, para ser lido por pessoas; null se nada.',
          examples: ['O INLABS tem esta data, mas ainda sem esta seção.'],
        }),
      ),
      artigos: Type.Integer({
        description:
          'Artigos do último arquivo importado até o fim, incluindo os separados com erro.',
        examples: [0],
      }),
      publicacoes: Type.Integer({ description: 'Publicações no acervo.', examples: [0] }),
      rejeitados: Type.Integer({
        description:
          'Artigos separados com erro: não puderam ser lidos ou são pedaços de página, e não atos.',
        examples: [0],
      }),
      ausentes: Type.Integer({
        description:
          'Das publicações, as que o arquivo mais novo da fonte não trouxe, à espera de outra leitura que o confirme.',
        examples: [0],
      }),
      retiradas: Type.Integer({
        description:
          'Das publicações, as que a fonte retirou depois de publicar; continuam no acervo, com `situacao` `retirada`.',
        examples: [0],
      }),
      arquivo: nullable(
        Type.String({
          description: 'Nome do último arquivo importado; null se nenhum.',
          examples: ['2024-03-15-DO2.zip'],
        }),
      ),
      sha256: nullable(
        Type.String({
          description: 'SHA-256 desse arquivo, em hexadecimal; null se não é um zip.',
          examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
        }),
      ),
      raiz: nullable(
        Type.String({
          description:
            'Raiz da árvore de Merkle sobre os XML desse zip (/guia/prova); null se não é um zip, ou se um programa antigo o importou.',
          examples: ['6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b'],
        }),
      ),
      declaracao: Type.Union([declaracaoDoDia, Type.Null()], {
        description:
          'A declaração que vale sobre o dia, assinada por esta instalação; null se nenhuma. `/fontes/declaracoes` tem o texto.',
        examples: [null],
      }),
      tentativas: Type.Integer({
        description: 'Quantas vezes foi pedida à fonte ou importada.',
        examples: [14],
      }),
      primeira_em: nullable(instant('Quando da primeira vez.', '2024-03-15T03:30:00.000Z')),
      ultima_em: nullable(instant('Quando da última vez.', '2024-03-15T04:35:00.000Z')),
    },
    { description: 'O que o acervo tem, ou não tem, de uma seção em uma data.' },
  ),
)

/** The state of the collector and its source. */
export const coletorSchema = named(
  'Coletor',
  Type.Object(
    {
      ultima_resposta_em: nullable(
        instant('Quando a fonte respondeu como deve; null se nunca.', '2024-03-15T04:35:00.000Z'),
      ),
      falhas_consecutivas: Type.Integer({
        description: 'Falhas da fonte desde então.',
        examples: [0],
      }),
      motivo,
      mensagem: nullable(
        Type.String({
          description: 'A última falha, para ser lida por pessoas; null se nenhuma desde então.',
          examples: ['O INLABS não respondeu a tempo.'],
        }),
      ),
      proxima_tentativa_em: nullable(
        instant('Nada é pedido à fonte antes; null se não há espera.', '2024-03-15T04:50:00.000Z'),
      ),
    },
    { description: 'Como estão o coletor de edições e a fonte dele, o INLABS.' },
  ),
)
