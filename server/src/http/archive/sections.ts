import { Type } from 'typebox'
import { ref } from '../schemas/field.ts'
import { type ListedSection, secaoSchema } from './section-schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

const sectionsOfTheDou: ListedSection[] = [
  {
    codigo: '1',
    nome: 'Seção 1',
    descricao: 'Atos normativos: leis, decretos, portarias, resoluções e instruções.',
  },
  {
    codigo: '2',
    nome: 'Seção 2',
    descricao: 'Atos de pessoal: nomeações, exonerações, aposentadorias e outros.',
  },
  {
    codigo: '3',
    nome: 'Seção 3',
    descricao: 'Contratos, editais, avisos, licitações e outros.',
  },
  {
    codigo: 'extra',
    nome: 'Edição Extra',
    descricao: 'Publicações urgentes, fora do horário normal, de qualquer das seções.',
  },
]

export const listSections = operation({
  id: 'listarSecoes',
  at: 'GET /secoes',
  tag: 'Consulta',
  summary: 'Lista as seções',
  description: 'As seções do Diário Oficial da União, com os códigos usados nos filtros.',
  access: 'consulta',
  fresh: 'hour',
  madeOf: 'acts',
  answer: data(
    'As seções.',
    Type.Array(ref(secaoSchema), { description: 'As quatro seções.' }),
    sectionsOfTheDou,
  ),
  handle: () => sectionsOfTheDou,
})
