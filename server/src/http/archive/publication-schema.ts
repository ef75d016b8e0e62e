import { Type } from 'typebox'
import { SECTION_CODES } from '../../gazette/publication.ts'
import { PICTURE_TYPES } from '../../gazette/source/picture-form.ts'
import {
  type Imagem,
  type PublicationDetail,
  type SearchHit,
  RELATION_KINDS,
} from '../../gazette/publication-detail.ts'
import type { Fonte } from '../../gazette/origin.ts'
import type { Parte } from '../../gazette/inner-acts/partes.ts'
import { PART_KINDS } from '../../gazette/relations/part.ts'
import { ALCANCES } from '../../gazette/relations/reach.ts'
import { SITUACOES } from '../../gazette/relations/situacao.ts'
import { SPHERES } from '../../../engine/entities.ts'
import { prazoSchema } from './deadline-schema.ts'
import { linhasSchema } from './rows-schema.ts'
import { linhaOcultaSchema } from './hidden-row-schema.ts'
import { estruturaSchema, structureExample } from './structure-schema.ts'
import { date, instant, named, nullable, oneOf, ref } from '../schemas/field.ts'

/** An invented act, for the documentation. */
export const hitExample: SearchHit = {
  id: 'pub_7Q3M9XK2A5B8C1DE',
  titulo: 'PORTARIA Nº 123, DE 14 DE MARÇO DE 2024',
  resumo: 'Institui grupo de trabalho sobre a gestão de documentos digitais.',
  data_publicacao: '2024-03-15',
  secao: '1',
  secao_base: '1',
  orgao: 'Ministério da Educação/Gabinete do Ministro',
  tipo_ato: 'Portaria',
  url_original: 'https://www.in.gov.br/web/dou/-/portaria-n-123-de-14-de-marco-de-2024-500000001',
  situacao: 'retificada',
  sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
}

/** A norm that the act cites, in its parts. */
const normExample = {
  nome: 'Lei 12.527/2011',
  tipo: 'lei',
  numero: '12527',
  ano: 2011,
  esfera: null,
  federal: true,
}

const fonteExample: Fonte = {
  id_materia: '500000001',
  pub_name: 'DO1',
  numeros: [0],
  nome_materia: 'Portaria 123-2024',
  arquivo: '2024-03-15-DO1.zip',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  xml: [
    {
      nome: '515_20240315_500000001.xml',
      sha256: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
    },
  ],
  sha256_xml: '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',
}

/** One of several acts in an invented article. */
const parteExample: Parte = {
  endereco: 'pub_7Q3M9XK2A5B8C1DE#1146',
  numero: '1146',
  tipo_ato: 'Portaria',
  titulo: null,
  data: '2024-03-14',
  nomes: ['NOME DE QUEM É NOMEADO'],
  assinatura: 'NOME DE QUEM ASSINA - Ministro de Estado da Educação',
  inicio: 210,
  fim: 384,
  abertura: { inicio: 34, fim: 208 },
  citacao:
    'BRASIL. Ministério da Educação. Gabinete do Ministro. Portaria nº 1.146, em PORTARIA Nº 123, DE 14 DE MARÇO DE 2024. Diário Oficial da União: seção 1, Brasília, DF, n. 52, p. 17, 15 mar. 2024. Disponível em: https://www.in.gov.br/web/dou/-/portaria-n-123-de-14-de-marco-de-2024-500000001.',
}

/** An image in the text of an invented act. */
const imageExample: Imagem = {
  nome: '1_MEC_15_001',
  inicio: 210,
  fim: 261,
  disponivel: true,
  tipo: 'jpeg',
  largura: 1240,
  altura: 1754,
  sha256: '5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9',
  url: '/api/v1/publicacao/pub_7Q3M9XK2A5B8C1DE/imagens/1_MEC_15_001',
}

export const actExample: PublicationDetail = {
  ...hitExample,
  conteudo_completo:
    'PORTARIA Nº 123, DE 14 DE MARÇO DE 2024\n\nInstitui grupo de trabalho sobre a gestão de documentos digitais.\n\nO MINISTRO DE ESTADO DA EDUCAÇÃO, no uso de suas atribuições, resolve:\n\nArt. 1º Fica instituído o grupo de trabalho.\n\nNOME DE QUEM ASSINA',
  ementa: 'Institui grupo de trabalho sobre a gestão de documentos digitais.',
  pagina: '17',
  edicao: '52',
  assinatura: 'NOME DE QUEM ASSINA - Ministro de Estado da Educação',
  url_pdf:
    'https://pesquisa.in.gov.br/imprensa/jsp/visualiza/index.jsp?data=15/03/2024&jornal=515&pagina=17',
  palavras_chave: ['portaria', 'grupo de trabalho'],
  publicacoes_relacionadas: ['pub_0A1B2C3D4E5F6G7H'],
  relacoes: [
    {
      tipo: 'retificada_por',
      id: 'pub_0A1B2C3D4E5F6G7H',
      confianca: 0.99,
      alcance: 'todo',
      parte: null,
      passagens: [{ onde_se_le: 'digitais', leia_se: 'digitais e em papel', posicao: 99 }],
    },
  ],
  entidades: {
    cnpjs: ['12.345.678/0001-95'],
    processos: ['23000.012345/2024-67'],
    uasgs: ['150002'],
    contratos: ['7/2024'],
    licitacoes: ['Pregão 12/2024'],
    valores: [18250.5],
    normas: ['Lei 12.527/2011'],
    normas_detalhadas: [normExample],
    pessoas: [{ nome: 'NOME DE QUEM ASSINA', cargo: 'Ministro de Estado da Educação' }],
  },
  partes: [parteExample],
  imagens: [],
  versao: 1,
  retirada_em: null,
  recebida_em: '2024-03-15T06:12:00.000Z',
  fonte: fonteExample,
  citacao:
    'BRASIL. Ministério da Educação. Gabinete do Ministro. PORTARIA Nº 123, DE 14 DE MARÇO DE 2024. Institui grupo de trabalho sobre a gestão de documentos digitais. Diário Oficial da União: seção 1, Brasília, DF, n. 52, p. 17, 15 mar. 2024. Disponível em: https://www.in.gov.br/web/dou/-/portaria-n-123-de-14-de-marco-de-2024-500000001.',
}

/** A description and the example's own value. */
function about(field: keyof typeof actExample, description: string) {
  return { description, examples: [actExample[field]] }
}

const texts = (description: string, example: string) =>
  Type.Array(Type.String(), { description, examples: [[example]] })

export const entidadesSchema = named(
  'Entidades',
  Type.Object(
    {
      cnpjs: texts('CNPJs com dígitos verificadores corretos.', '12.345.678/0001-95'),
      processos: texts('Números de processo (NUP e CNJ).', '23000.012345/2024-67'),
      uasgs: texts('Códigos de unidades de compra (UASG).', '150002'),
      contratos: texts('Números de contratos.', '7/2024'),
      licitacoes: texts('Licitações, por modalidade e número.', 'Pregão 12/2024'),
      valores: Type.Array(Type.Number(), {
        description: 'Valores em reais.',
        examples: [[18250.5]],
      }),
      normas: texts(
        'Normas citadas, por tipo, número e ano, se dito; as que o texto diz estaduais, distritais ou municipais, com essa palavra: `Lei Municipal 159/2011`.',
        'Lei 12.527/2011',
      ),
      normas_detalhadas: Type.Array(
        Type.Object({
          nome: Type.String({ description: 'Como em `normas`.', examples: [normExample.nome] }),
          tipo: Type.String({
            description: 'Tipo da norma, como `lei`, `lei_complementar`, `decreto` ou `portaria`.',
            examples: [normExample.tipo],
          }),
          numero: Type.String({
            description: 'Só os algarismos, sem ponto de milhar.',
            examples: [normExample.numero],
          }),
          ano: nullable(
            Type.Integer({
              description:
                'Ano da norma; `null` se o texto não o diz. O de uma lei ou decreto da União é o certo, mesmo que o texto erre um algarismo.',
              examples: [normExample.ano],
            }),
          ),
          esfera: Type.Union([oneOf(SPHERES, {}), Type.Null()], {
            description:
              'De quem o texto diz que a norma é; `null` se não diz, o mais comum nas federais.',
            examples: ['municipal'],
          }),
          federal: nullable(
            Type.Boolean({
              description:
                '`true` se o texto a diz federal ou se o número e o ano cabem na numeração da União; `false` se é de outro ente ou não cabem; `null` se não se sabe (sem ano, ou de espécie que cada órgão numera).',
              examples: [normExample.federal],
            }),
          ),
        }),
        { description: 'As mesmas normas, por partes.', examples: [[normExample]] },
      ),
      pessoas: Type.Array(
        Type.Object({
          nome: Type.String({ description: 'Como assina.', examples: ['NOME DE QUEM ASSINA'] }),
          cargo: nullable(
            Type.String({
              description: 'Cargo publicado com a assinatura; `null` se não há.',
              examples: ['Ministro de Estado da Educação'],
            }),
          ),
        }),
        {
          description: 'Quem assina o ato.',
          examples: [[{ nome: 'NOME DE QUEM ASSINA', cargo: 'Ministro de Estado da Educação' }]],
        },
      ),
    },
    {
      description:
        'O que o texto nomeia, cada coisa uma vez, na ordem em que aparece; no máximo 100 de cada. CPFs nunca entram.',
    },
  ),
)

export const relacaoSchema = named(
  'Relacao',
  Type.Object(
    {
      tipo: oneOf(RELATION_KINDS, {
        description:
          'O que esta publicação é para a outra: `retificada_por` diz que a outra a retifica.',
        examples: ['retificada_por'],
      }),
      id: Type.String({
        description: 'Identificador da outra publicação.',
        examples: ['pub_0A1B2C3D4E5F6G7H'],
      }),
      confianca: Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'Quantas das ligações como esta estão certas, medido em ligações rotuladas como se metade dos originais faltasse no acervo: 0,99 onde quase tudo o que o texto diz confere (número, data, página, órgão, trecho), menos onde algo não confere ou outra publicação se parece com ela. Numa citação, quão próximos são os órgãos.',
        examples: [0.99],
      }),
      alcance: nullable(
        oneOf(ALCANCES, {
          description:
            'Até onde vai: `todo`, o ato inteiro; `parte`, só a parte em `parte`. `null`: uma citação, ou uma ligação de um programa antigo, ainda não relida.',
          examples: ['parte'],
        }),
      ),
      parte: nullable(
        Type.Object(
          {
            tipo: oneOf(PART_KINDS, {
              description:
                '`dispositivo`: artigos, incisos, itens, anexos; `pessoa`: o que o ato fez por alguém; `ato`: um dos atos que a publicação reúne; `medida`: outra parte, nas palavras que a nomeiam.',
              examples: ['dispositivo'],
            }),
            texto: Type.String({
              description: 'A parte, como publicada; várias pessoas, separadas por `; `.',
              examples: ['arts. 1º e 4º'],
            }),
            trechos: Type.Array(
              Type.Object({
                inicio: Type.Integer({ description: 'Onde começa.', examples: [412] }),
                fim: Type.Integer({ description: 'Onde termina, sem incluir.', examples: [590] }),
              }),
              {
                description:
                  'Onde está em `conteudo_completo` **desta** publicação, em caracteres a partir de 0: onde ela nomeia a parte da outra ou, se é a atingida, onde tem a parte; vazio se não se acha.',
              },
            ),
          },
          {
            description: 'A parte atingida; `null`: o ato todo.',
            examples: [
              { tipo: 'dispositivo', texto: 'arts. 1º e 4º', trechos: [{ inicio: 412, fim: 590 }] },
            ],
          },
        ),
      ),
      passagens: Type.Array(
        Type.Object({
          onde_se_le: Type.String({
            description: 'As palavras que saíram erradas.',
            examples: ['digitais'],
          }),
          leia_se: Type.String({
            description: 'As que valem no lugar delas.',
            examples: ['digitais e em papel'],
          }),
          posicao: nullable(
            Type.Integer({
              description:
                'Onde começam as erradas em `conteudo_completo` da publicação retificada, em caracteres a partir de 0, sem distinguir acentos, maiúsculas e espaços; `null` se não estão lá uma única vez.',
              examples: [99],
            }),
          ),
        }),
        {
          description:
            'Das retificações, de um lado ou do outro, o que dizem das palavras: *onde se lê*, *leia-se*; vazio nas demais ligações. As que não se acham no texto retificado só vêm quando nenhuma se acha.',
          examples: [actExample.relacoes[0]?.passagens],
        },
      ),
    },
    { description: 'Ligação entre duas publicações, lida no texto de uma delas.' },
  ),
)

const address = {
  endereco: Type.String({
    description:
      'O identificador da publicação, `#` e o que distingue a parte nela: o número (`#1146`); `#1146-2` a segunda com o mesmo número; `#parte-3` a terceira, se não tem número. Na página de leitura, o que vem depois de `#` abre a parte.',
    examples: [parteExample.endereco],
  }),
  numero: nullable(
    Type.String({
      description: 'O número do ato, só os algarismos e a letra se houver; `null` se não tem.',
      examples: [parteExample.numero],
    }),
  ),
}

export const enderecoDaParteSchema = named(
  'EnderecoDaParte',
  Type.Object(address, { description: 'Um dos atos de uma publicação que traz vários.' }),
)

const placeInText = {
  inicio: Type.Integer({
    minimum: 0,
    description: 'Onde começa em `conteudo_completo`, em caracteres Unicode, a partir de 0.',
    examples: [parteExample.inicio],
  }),
  fim: Type.Integer({
    minimum: 1,
    description: 'O primeiro caractere depois.',
    examples: [parteExample.fim],
  }),
}

export const imagemSchema = named(
  'ImagemDoTexto',
  Type.Object(
    {
      nome: Type.String({
        description: 'O nome que a fonte lhe dá; duas imagens podem ter o mesmo.',
        examples: [imageExample.nome],
      }),
      inicio: Type.Integer({
        minimum: 0,
        description:
          'Onde está em `conteudo_completo`, em caracteres Unicode, a partir de 0; ali se lê `[imagem: …, só na versão certificada]`.',
        examples: [imageExample.inicio],
      }),
      fim: Type.Integer({
        minimum: 1,
        description: 'O primeiro caractere depois.',
        examples: [imageExample.fim],
      }),
      disponivel: Type.Boolean({
        description: 'Se o acervo a tem; se não, só a página de `url_pdf` a mostra.',
        examples: [imageExample.disponivel],
      }),
      tipo: Type.Union([oneOf(PICTURE_TYPES, {}), Type.Null()], {
        description: 'O tipo do arquivo; `null` se não está disponível, como os campos que seguem.',
        examples: [imageExample.tipo],
      }),
      largura: nullable(
        Type.Integer({ minimum: 1, description: 'Em pixels.', examples: [imageExample.largura] }),
      ),
      altura: nullable(
        Type.Integer({ minimum: 1, description: 'Em pixels.', examples: [imageExample.altura] }),
      ),
      sha256: nullable(
        Type.String({
          description: 'SHA-256 do arquivo, em hexadecimal.',
          examples: [imageExample.sha256],
        }),
      ),
      url: nullable(
        Type.String({
          description: 'O caminho dela neste serviço, que pede a mesma chave.',
          examples: [imageExample.url],
        }),
      ),
    },
    { description: 'Uma imagem do ato, no seu lugar.' },
  ),
)

export const parteSchema = named(
  'Parte',
  Type.Object(
    {
      ...address,
      tipo_ato: nullable(
        Type.String({
          description: 'O tipo do ato, no singular; `null` se o título não o diz.',
          examples: [parteExample.tipo_ato],
        }),
      ),
      titulo: nullable(
        Type.String({
          description:
            'O título do próprio ato, como publicado; `null` se um título vale para vários.',
          examples: ['PORTARIA Nº 541, DE 14 DE MARÇO DE 2024'],
        }),
      ),
      data: nullable(
        date(
          'A data no título do ato, ou no que vale para vários; `null` se não há.',
          parteExample.data!,
        ),
      ),
      nomes: Type.Array(Type.String(), {
        description:
          'De quem trata: o primeiro nome de cada parágrafo, cada um uma vez, no máximo 20; vazio se nenhum se reconhece.',
        examples: [parteExample.nomes],
      }),
      assinatura: nullable(
        Type.String({
          description: 'Quem assina a seguir, na forma de `assinatura` da publicação.',
          examples: [parteExample.assinatura],
        }),
      ),
      ...placeInText,
      abertura: Type.Union([Type.Object(placeInText), Type.Null()], {
        description:
          'As palavras que valem para o ato e vêm antes dele (`O REITOR …, resolve:`), mesmo para vários; `null` se estão nele.',
        examples: [parteExample.abertura],
      }),
      citacao: Type.String({
        description:
          'Como citar só este ato, na forma de `citacao` da publicação: pelo título dele ou, sem título próprio, pelo tipo e o número e o título da publicação.',
        examples: [parteExample.citacao],
      }),
    },
    { description: 'Um dos atos de uma publicação que traz vários, lido no texto dela.' },
  ),
)

/** Fields of an act that events and searches share. */
export const toldFields = {
  id: Type.String(
    about('id', 'Identificador da publicação: o mesmo em toda instalação e reimportação.'),
  ),
  titulo: Type.String(about('titulo', 'Título do ato, como publicado.')),
  resumo: Type.String(
    about('resumo', 'Ementa ou, sem ela, o começo do texto, com até 300 caracteres.'),
  ),
  data_publicacao: date('Data da publicação, AAAA-MM-DD.', hitExample.data_publicacao),
  secao: oneOf(
    SECTION_CODES,
    about('secao', 'Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais).'),
  ),
  secao_base: oneOf(
    ['1', '2', '3'],
    about('secao_base', 'Seção a que pertence uma edição extra; nas demais, igual a `secao`.'),
  ),
  orgao: Type.String(
    about('orgao', 'Órgão que publica: o caminho completo, níveis separados por `/`.'),
  ),
  tipo_ato: Type.String(about('tipo_ato', 'Tipo do ato.')),
  url_original: Type.String(
    about(
      'url_original',
      'Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal.',
    ),
  ),
  situacao: oneOf(
    SITUACOES,
    about(
      'situacao',
      'O que outros atos do acervo fizeram deste: `retificada`, `republicada`, `revogada`, `sem_efeito` (anulado ou tornado sem efeito); `em_parte` se só uma parte foi revogada ou perdeu o efeito, e o resto vale; `publicada` se nada. `retirada`: a fonte publicou de novo a seção sem ele. Vale o mais forte; `relacoes` diz quais são. Outros valores podem vir a existir.',
    ),
  ),
}

const hit = {
  ...toldFields,
  sha256: Type.String(
    about(
      'sha256',
      'Resumo criptográfico (SHA-256, em hexadecimal) do ato como a fonte o traz: se mudou, o texto mudou. `situacao`, relações e o endereço permanente não entram nele. Pode ser recalculado com os campos desta API, como mostra /guia/prova.',
    ),
  ),
}

export const excerptExample = {
  campo: 'conteudo_completo' as const,
  segmentos: [
    { texto: '…sobre a ', marcado: false },
    { texto: 'gestão', marcado: true },
    { texto: ' de ', marcado: false },
    { texto: 'documentos', marcado: true },
    { texto: ' digitais.…', marcado: false },
  ],
  termos: ['gestao', 'documentos'],
}

export const trechoSchema = named(
  'Trecho',
  Type.Object(
    {
      campo: oneOf(['titulo', 'conteudo_completo'], {
        description: 'De onde é o trecho; `titulo` vem inteiro, e só se algo dele está marcado.',
        examples: [excerptExample.campo],
      }),
      segmentos: Type.Array(
        Type.Object({
          texto: Type.String({
            description: 'Texto simples, sem marcação nenhuma.',
            examples: ['gestão'],
          }),
          marcado: Type.Boolean({
            description: 'Se é o que se procurava.',
            examples: [true],
          }),
        }),
        {
          description:
            'O trecho em pedaços que se seguem, marcados ou não; `…` onde o texto foi cortado. CPFs vêm mascarados.',
          examples: [excerptExample.segmentos],
        },
      ),
      termos: Type.Array(Type.String(), {
        description: 'O que da consulta, como foi lida, está marcado no trecho; vazio se nada.',
        examples: [excerptExample.termos],
      }),
    },
    { description: 'Pedaço de uma publicação que mostra por que ela foi encontrada.' },
  ),
)

/** A hit with `trechos=true`. */
export const foundExample = { ...hitExample, trechos: [excerptExample], parte: null }

/** A search hit: section 2.2 of the contract. */
export const resultadoBuscaSchema = named(
  'ResultadoBusca',
  Type.Object(
    {
      ...hit,
      trechos: Type.Union(
        [
          Type.Array(ref(trechoSchema), { description: 'Do título, se marcado, e do texto.' }),
          Type.Null(),
        ],
        {
          description: 'Onde está o que se procura; `null` se não foi pedido com `trechos=true`.',
          examples: [[excerptExample]],
        },
      ),
      parte: Type.Union([ref(enderecoDaParteSchema), Type.Null()], {
        description:
          'Dos atos que a publicação traz, o que tem as palavras do trecho do texto; `null` se ela traz um só, se as palavras estão fora deles, ou sem `trechos=true`.',
        examples: [{ endereco: parteExample.endereco, numero: parteExample.numero }],
      }),
    },
    { description: 'Publicação encontrada pela busca, em resumo.' },
  ),
)

/** Where an act comes from. */
export const origemSchema = named(
  'FonteDoAto',
  Type.Object(
    {
      id_materia: Type.String({
        description: 'O número da matéria na fonte (`idMateria`).',
        examples: [fonteExample.id_materia],
      }),
      pub_name: Type.String({
        description: 'A seção na fonte (`pubName`): `DO1`, `DO2`, `DO3`, `DO1E`, `DO2E` ou `DO3E`.',
        examples: [fonteExample.pub_name],
      }),
      numeros: Type.Array(Type.Integer(), {
        description:
          'Os números dos pedaços em que a fonte dividiu a matéria; `[0]` se não a dividiu.',
        examples: [fonteExample.numeros],
      }),
      nome_materia: nullable(
        Type.String({
          description:
            'O nome que quem enviou a matéria deu a ela (`name`, cortado pela fonte): serve para achá-la, não é título. Este campo e os seguintes são `null` se um programa antigo importou o ato; `arauto importar --reler` do zip os acrescenta.',
          examples: [fonteExample.nome_materia],
        }),
      ),
      arquivo: nullable(
        Type.String({
          description: 'O zip de onde veio o ato; de XML soltos, como o acervo os chama.',
          examples: [fonteExample.arquivo],
        }),
      ),
      sha256: nullable(
        Type.String({
          description: 'SHA-256 desse zip, em hexadecimal; `null` se não foi um zip.',
          examples: [fonteExample.sha256],
        }),
      ),
      xml: nullable(
        Type.Array(
          Type.Object({
            nome: Type.String({
              description: 'Nome do arquivo, sem pasta.',
              examples: [fonteExample.xml![0]!.nome],
            }),
            sha256: Type.String({
              description: 'SHA-256 dos bytes do arquivo, em hexadecimal.',
              examples: [fonteExample.sha256_xml],
            }),
          }),
          {
            description: 'Os arquivos XML do ato, na ordem dos pedaços.',
            examples: [fonteExample.xml],
          },
        ),
      ),
      sha256_xml: nullable(
        Type.String({
          description:
            'Resumo dos bytes da fonte, que nenhuma regra de limpeza de texto muda: o `sha256` do XML; de vários, o SHA-256 dos `sha256` deles, em hexadecimal, um após o outro.',
          examples: [fonteExample.sha256_xml],
        }),
      ),
    },
    {
      description: 'De onde veio um ato: a matéria e os arquivos da fonte.',
      examples: [fonteExample],
    },
  ),
)

/** Section 2.4 of the contract, with our additive fields. */
export const publicacaoSchema = named(
  'Publicacao',
  Type.Object(
    {
      ...hit,
      conteudo_completo: Type.String(
        about(
          'conteudo_completo',
          'Texto integral, do título à assinatura: parágrafos separados por linha em branco, linhas de tabela por quebra de linha e células por tabulação.',
        ),
      ),
      ementa: nullable(
        Type.String(about('ementa', 'Ementa publicada com o ato; `null` se não há.')),
      ),
      pagina: Type.String(
        about(
          'pagina',
          'Página da edição; de um ato em partes, da primeira à da última parte: `12-14`.',
        ),
      ),
      edicao: Type.String(about('edicao', 'Número da edição; as extras levam letra.')),
      assinatura: Type.String(
        about('assinatura', 'Quem assina, com o cargo se publicado; vários separados por `; `.'),
      ),
      url_pdf: Type.String(about('url_pdf', 'Endereço da página em PDF na Imprensa Nacional.')),
      palavras_chave: Type.Array(
        Type.String(),
        about(
          'palavras_chave',
          'O tipo do ato e os assuntos de que trata, de uma lista fixa: no máximo 8.',
        ),
      ),
      publicacoes_relacionadas: Type.Array(
        Type.String(),
        about(
          'publicacoes_relacionadas',
          'Identificadores das publicações de `relacoes`, cada um uma vez; vazio se não são conhecidas.',
        ),
      ),
      relacoes: Type.Array(ref(relacaoSchema), {
        description:
          'Publicações do acervo que esta retifica, republica, torna sem efeito ou cita, e as que fazem isso com ela: correções primeiro, no máximo 100. Só há ligação quando um único ato se destaca.',
      }),
      entidades: ref(entidadesSchema),
      partes: Type.Array(ref(parteSchema), {
        description:
          'Os atos que a publicação traz, se são vários, na ordem do texto, no máximo 1.000; vazio se traz um só.',
      }),
      imagens: Type.Array(ref(imagemSchema), {
        description:
          'As imagens do ato, na ordem do texto; vazio se não há. O que há nelas não é texto: a busca não o encontra.',
      }),
      versao: Type.Integer(
        about(
          'versao',
          '1 para o texto importado primeiro; cresce a cada reimportação que o muda.',
        ),
      ),
      recebida_em: nullable(
        instant(
          'Quando o primeiro texto chegou ao acervo; `null` se chegou antes de isso ser guardado.',
          actExample.recebida_em!,
        ),
      ),
      retirada_em: nullable(
        instant(
          'Quando se confirmou que a fonte o retirou da edição; `null` se não o fez.',
          '2024-03-16T13:30:00.000Z',
        ),
      ),
      fonte: ref(origemSchema),
      citacao: Type.String(
        about(
          'citacao',
          'Como citar o ato (ABNT NBR 6023), pronto para copiar, sem o dia em que foi lido. A norma pede esse dia: acrescente `Acesso em: 30 nov. 2026.`, com um espaço antes. Uma ementa longa vem cortada, com `[…]`.',
        ),
      ),
      parte: Type.Optional(
        Type.Union([ref(parteSchema), Type.Null()], {
          description:
            'O ato da linha; só vem em `/exportar` com `agrupar=parte`. `null`: a linha é a publicação inteira.',
          examples: [parteExample],
        }),
      ),
      estrutura: Type.Optional(
        Type.Union([ref(estruturaSchema), Type.Null()], {
          description:
            'A forma do ato na fonte; só vem com `incluir=estrutura`. `null`: foi importado por um programa que não a guardava, e `arauto importar --reler` do zip a acrescenta.',
          examples: [structureExample],
        }),
      ),
      linhas_ocultas: Type.Optional(
        Type.Array(ref(linhaOcultaSchema), {
          description:
            'As linhas que quem opera este acervo ocultou, para que cópias dele as ocultem; só em `/alteracoes` com `incluir=estrutura`, e só para quem tem o escopo `administracao`. Vazia: nenhuma; ausente: não se diz.',
        }),
      ),
      linhas: Type.Optional(ref(linhasSchema)),
      prazos: Type.Optional(
        Type.Array(ref(prazoSchema), {
          description:
            'As aberturas e os prazos que o texto diz, na ordem dele; só com `incluir=prazos`. Experimental.',
        }),
      ),
    },
    { description: 'Publicação completa: um ato (matéria) do Diário Oficial da União.' },
  ),
)
