import { Type } from 'typebox'
import type { OperationState } from '../../service/operation/queries.ts'
import type { Upload } from '../../service/operation/upload.ts'
import { coletorSchema } from '../archive/source-schema.ts'
import { readOnlyField } from '../schemas/read-only.ts'
import { date, instant, named, nullable, oneOf, ref } from '../schemas/field.ts'

/**
 * None of these answers is replayed by an Idempotency-Key: a file is not text, and a repetition
 * does no harm.
 */
export const OF_OPERATION = { tag: 'Operação' as const, security: [{ chave: [] }, { sessao: [] }] }

const count = (description: string, example: number) =>
  Type.Integer({ description, examples: [example] })

const text = (description: string, example: string) =>
  Type.String({ description, examples: [example] })

const diskExample = {
  banco_bytes: 4_812_600_320,
  wal_bytes: 4_120_032,
  livre_bytes: 81_604_378_624,
  total_bytes: 105_089_261_568,
}

export const operationExample: OperationState = {
  versao: '0.2.0',
  acervo: { publicacoes: 1_284_551, edicoes: 312, ultima_data: '2024-03-15' },
  coletor: {
    ultima_resposta_em: '2024-03-15T04:35:00.000Z',
    falhas_consecutivas: 0,
    motivo: null,
    mensagem: null,
    proxima_tentativa_em: null,
  },
  fila: { eventos: 0, entregas: 3, mais_antiga_em: null },
  correio: {
    aguardando: 0,
    mais_antigo_em: null,
    enviados: 418,
    abandonados: 2,
    ultimo_erro: null,
  },
  importacoes: {
    recusados: [
      { arquivo: '2024-03-14-DO1.zip', motivo: 'zip que não abre', em: '2024-03-14T05:00:00.000Z' },
    ],
    rejeicoes: [
      { arquivo: '2024-03-15-DO3.zip', artigo: '515_20240315_1.xml', motivo: 'XML malformado' },
    ],
  },
  disco: diskExample,
  historico: {
    anos: [
      { ano: 2023, meses: 12 },
      { ano: 2024, meses: 3 },
    ],
    andamento: {
      estado: 'trazendo',
      de: '2002-01',
      ate: '2022-12',
      mes: '2022-12',
      meses: 252,
      meses_prontos: 0,
      falta_ms: 36_000_000,
      motivo: null,
      comecou_em: '2024-03-15T03:00:00.000Z',
      visto_em: '2024-03-15T03:10:00.000Z',
    },
  },
  somente_leitura: null,
}

export const uploadExample: Upload = {
  id: 'env_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  arquivo: '2024-03-15-DO3.zip',
  bytes: 4_120_032,
  notificar: false,
  estado: 'importado',
  motivo: null,
  publicacoes: 1_316,
  novas: 1_316,
  alteradas: 0,
  rejeitados: 0,
  criado_em: '2024-03-15T12:00:00.000Z',
  concluido_em: '2024-03-15T12:00:09.000Z',
}

const acervo = Type.Object(
  {
    publicacoes: count('Publicações no acervo.', 1_284_551),
    edicoes: count('Edições.', 312),
    ultima_data: nullable(date('A data mais recente; `null` num acervo vazio.')),
  },
  { description: 'O que o acervo tem.', examples: [operationExample.acervo] },
)

const fila = Type.Object(
  {
    eventos: count('Eventos que ainda não foram comparados com filtros.', 0),
    entregas: count('Entregas com uma próxima tentativa.', 3),
    mais_antiga_em: nullable(
      instant('Desde quando a mais atrasada devia ter saído; `null` se nenhuma está atrasada.'),
    ),
  },
  { description: 'O que espera ser entregue.', examples: [operationExample.fila] },
)

const correio = Type.Object(
  {
    aguardando: count('E-mails à espera de envio.', 0),
    mais_antigo_em: nullable(instant('De quando é o mais antigo deles.')),
    enviados: count('E-mails enviados.', 418),
    abandonados: count('E-mails que não puderam ser enviados.', 2),
    ultimo_erro: nullable(
      text('O que disse o servidor do último que falhou.', '550 mailbox unknown'),
    ),
  },
  { description: 'A caixa de saída.', examples: [operationExample.correio] },
)

const [refusedExample] = operationExample.importacoes.recusados
const [rejectedExample] = operationExample.importacoes.rejeicoes

const importacoes = Type.Object(
  {
    recusados: Type.Array(
      Type.Object({
        arquivo: text('Nome do arquivo.', refusedExample!.arquivo),
        motivo: text('Por que nada dele entrou.', refusedExample!.motivo),
        em: instant('Quando.'),
      }),
      {
        description: 'Arquivos recusados por inteiro, no máximo 20.',
        examples: [operationExample.importacoes.recusados],
      },
    ),
    rejeicoes: Type.Array(
      Type.Object({
        arquivo: text('Nome do arquivo.', rejectedExample!.arquivo),
        artigo: text('O que não se pôde ler nele.', rejectedExample!.artigo),
        motivo: text('Por quê.', rejectedExample!.motivo),
      }),
      {
        description: 'Artigos separados com erro, no máximo 20.',
        examples: [operationExample.importacoes.rejeicoes],
      },
    ),
  },
  {
    description: 'O que não pôde ser importado, do mais recente ao mais antigo.',
    examples: [operationExample.importacoes],
  },
)

const disco = nullable(
  Type.Object(
    {
      banco_bytes: count('Tamanho do banco de dados.', diskExample.banco_bytes),
      wal_bytes: count('Tamanho do registro do que foi escrito por último.', diskExample.wal_bytes),
      livre_bytes: count('Espaço livre no disco.', diskExample.livre_bytes),
      total_bytes: count('Tamanho do disco.', diskExample.total_bytes),
    },
    {
      description:
        'O espaço que o acervo ocupa e o que resta; `null` num cluster, cujo banco está em outra máquina.',
      examples: [diskExample],
    },
  ),
)

const { historico: historyExample } = operationExample
const runExample = historyExample.andamento!

const andamento = nullable(
  Type.Object(
    {
      estado: oneOf(['trazendo', 'cedendo', 'pausado', 'parado', 'terminado'], {
        description:
          '`cedendo`: espera enquanto outros programas ocupam a máquina. `parado`: `motivo` diz por quê.',
        examples: [runExample.estado],
      }),
      de: text('O primeiro mês, AAAA-MM.', runExample.de),
      ate: text('O último.', runExample.ate),
      mes: nullable(text('O que entra agora; `null`: nenhum.', runExample.mes!)),
      meses: count('Quantos são.', runExample.meses),
      meses_prontos: count('Quantos deles já passaram.', runExample.meses_prontos),
      falta_ms: nullable(
        count('Quanto falta, em milissegundos; `null`: ainda não se sabe.', runExample.falta_ms!),
      ),
      motivo: nullable(text('Por que parou.', 'O disco está acabando.')),
      comecou_em: instant('Quando começou.'),
      visto_em: instant('O último sinal.'),
    },
    {
      description: 'O comando `historico`; `null` se nunca foi dado neste acervo.',
      examples: [runExample],
    },
  ),
)

const historico = Type.Object(
  {
    anos: Type.Array(
      Type.Object({
        ano: count('O ano.', historyExample.anos[0]!.ano),
        meses: count('Em quantos meses dele há edições.', historyExample.anos[0]!.meses),
      }),
      {
        description: 'Os anos de que há edições, do mais antigo ao mais novo.',
        examples: [historyExample.anos],
      },
    ),
    andamento,
  },
  { description: 'Até onde vai o acervo.', examples: [historyExample] },
)

export const operacaoSchema = named(
  'Operacao',
  Type.Object(
    {
      versao: text('Versão do programa.', operationExample.versao),
      acervo,
      coletor: Type.Union([ref(coletorSchema), Type.Null()], {
        description: 'O coletor e a fonte; `null` se ele nunca trabalhou neste acervo.',
        examples: [operationExample.coletor],
      }),
      fila,
      correio,
      importacoes,
      disco,
      historico,
      somente_leitura: readOnlyField,
    },
    { description: 'Como vai a instalação.' },
  ),
)

const inTheEnd = (description: string, example: number) =>
  nullable(Type.Integer({ description: `${description}; \`null\` até lá.`, examples: [example] }))

export const envioSchema = named(
  'Envio',
  Type.Object(
    {
      id: text('Identificador do envio.', uploadExample.id),
      arquivo: text('Nome do arquivo.', uploadExample.arquivo),
      bytes: count('Tamanho dele.', uploadExample.bytes),
      notificar: Type.Boolean({
        description: 'Se o que é novo virou evento.',
        examples: [false],
      }),
      estado: oneOf(['recebido', 'importado', 'recusado'], {
        description:
          '`recebido`: espera a vez ou está sendo importado. `recusado`: nada dele entrou.',
        examples: ['importado'],
      }),
      motivo: nullable(text('Por que foi recusado.', 'zip que não abre')),
      publicacoes: inTheEnd('Publicações que tem', 1_316),
      novas: inTheEnd('Quantas são novas', 1_316),
      alteradas: inTheEnd('Quantas mudaram', 0),
      rejeitados: inTheEnd('Artigos separados com erro', 0),
      criado_em: instant('Quando foi recebido.'),
      concluido_em: nullable(instant('Quando terminou a importação.')),
    },
    { description: 'Um zip enviado por quem administra a instalação.' },
  ),
)

export const operationSchemas = [operacaoSchema, envioSchema]
