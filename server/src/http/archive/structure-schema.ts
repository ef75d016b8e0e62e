import { Type } from 'typebox'
import {
  BLOCK_KINDS,
  STYLE_KINDS,
  type Structure,
  type StructureBlock,
} from '../../gazette/structure.ts'
import { named, nullable, oneOf, ref } from '../schemas/field.ts'

const style = { tipo: 'sobrescrito' as const, inicio: 12, fim: 13, nome: null }
const cell = { inicio: 12, fim: 16, coluna: 0, colunas: 2, linhas: 1, estilos: [] }
const block: StructureBlock = {
  tipo: 'paragrafo',
  inicio: 0,
  fim: 39,
  classe: 'identifica',
  estilos: [style],
  cabecalho: 0,
  linhas: [],
}

export const structureExample: Structure = { blocos: [block] }

const place = (what: string) => ({
  inicio: Type.Integer({
    minimum: 0,
    description: `Onde ${what} começa em \`conteudo_completo\`, em caracteres Unicode, a partir de 0.`,
    examples: [12],
  }),
  fim: Type.Integer({
    minimum: 0,
    description: 'O primeiro caractere depois.',
    examples: [16],
  }),
})

const estiloSchema = named(
  'EstiloDoTexto',
  Type.Object(
    {
      tipo: oneOf(STYLE_KINDS, {
        description:
          'Como a fonte o traz. `quebra`: ali termina uma linha; `item`: item de lista; `imagem`: lugar de uma imagem, que só a versão certificada mostra.',
        examples: [style.tipo],
      }),
      ...place('o trecho'),
      nome: nullable(
        Type.String({ description: 'Nome da imagem; `null` nos demais.', examples: ['mapa_001'] }),
      ),
    },
    { description: 'Um trecho do texto que a fonte traz de outra forma.' },
  ),
)

const estilos = Type.Array(ref(estiloSchema), {
  description: 'Trechos de outra forma, na ordem do texto; um pode conter outros.',
})

const celulaSchema = named(
  'CelulaDeTabela',
  Type.Object(
    {
      ...place('a célula'),
      coluna: Type.Integer({
        minimum: 0,
        description: 'A primeira coluna que ocupa, a partir de 0.',
        examples: [0],
      }),
      colunas: Type.Integer({ minimum: 1, description: 'Quantas colunas ocupa.', examples: [2] }),
      linhas: Type.Integer({ minimum: 1, description: 'Quantas linhas ocupa.', examples: [1] }),
      estilos,
    },
    { description: 'Uma célula no seu lugar; vazia, se `inicio` e `fim` são iguais.' },
  ),
)

const blocoSchema = named(
  'BlocoDoTexto',
  Type.Object(
    {
      tipo: oneOf(BLOCK_KINDS, { description: 'O que o bloco é.', examples: [block.tipo] }),
      ...place('o bloco'),
      classe: nullable(
        Type.String({
          description:
            'Classe que a fonte dá ao parágrafo: `identifica`, `ementa`, `data`, `assina`, `cargo`…; `null` se nenhuma.',
          examples: [block.classe],
        }),
      ),
      estilos,
      cabecalho: Type.Integer({
        minimum: 0,
        description: 'De uma tabela, quantas das primeiras linhas dão nome às colunas.',
        examples: [1],
      }),
      linhas: Type.Array(
        Type.Array(ref(celulaSchema), { description: 'As células que começam na linha.' }),
        { description: 'De uma tabela, as linhas; vazio nos demais.', examples: [[[cell]]] },
      ),
    },
    { description: 'Um bloco do ato, como a fonte o traz.' },
  ),
)

export const estruturaSchema = named(
  'Estrutura',
  Type.Object(
    {
      blocos: Type.Array(ref(blocoSchema), {
        description: 'Os blocos, na ordem do texto; juntos são o texto inteiro.',
      }),
    },
    { description: 'A forma do ato na fonte: blocos, tabelas e destaques, sem marcação.' },
  ),
)

export const structureSchemas = [estruturaSchema, blocoSchema, celulaSchema, estiloSchema]
