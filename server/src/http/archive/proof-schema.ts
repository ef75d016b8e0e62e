import { Type } from 'typebox'
import type { ActProof } from '../../gazette/provenance/proof.ts'
import { PROOF_FORM } from '../../gazette/provenance/proof.ts'
import type { DatedStatement } from '../../service/archive/archive-store.ts'
import { date, named, nullable, oneOf } from '../schemas/field.ts'
import { actExample } from './publication-schema.ts'

const HASH = '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b'
const ROOT = 'd4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35'
const KEY = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='
const SIGNATURE =
  '5VZDAMNgrHKQhuLMgG6CioSHfx64y+QRb0vrYvMEVyL8c0zd9lkFvR2DU5MZ4XvCM3rMSPWBnZLtGVCsO3D9Bw=='

const hash = (description: string, example = HASH) =>
  Type.String({ description, examples: [example] })

const statementExample: DatedStatement = {
  sequencia: 812,
  data: '2024-03-15',
  raiz: ROOT,
  texto: `{"formato":"arauto_declaracao_1","sequencia":812,"data":"2024-03-15","raiz":"${ROOT}","zips":[{"arquivo":"2024-03-15-DO1.zip","raiz":"${HASH}","folhas":1,"sha256":"${HASH}"}],"substitui":null,"anterior":"${HASH}","feita_em":"2024-03-15T06:12:00.000Z","chave_publica":"${KEY}"}`,
  sha256: '4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce',
  assinatura: SIGNATURE,
}

const statement = {
  sequencia: Type.Integer({
    description: 'O número da declaração nesta instalação, de 1 em diante, sem falhas.',
    examples: [statementExample.sequencia],
  }),
  texto: Type.String({
    description:
      'A declaração, em JSON: os bytes (UTF-8) que se resumem e assinam. Traz a data, a raiz, os zips com as raízes deles, a declaração do mesmo dia que substitui, o `sha256` da anterior e a chave pública.',
    examples: [statementExample.texto],
  }),
  sha256: hash('SHA-256 de `texto`.', statementExample.sha256),
  assinatura: nullable(
    hash(
      'Assinatura Ed25519 de `texto`, em base64; `null` se a chave do acervo faltava na hora: a declaração seguinte, assinada, a cobre.',
      SIGNATURE,
    ),
  ),
}

export const declaracaoSchema = named(
  'Declaracao',
  Type.Object(
    {
      ...statement,
      data: date('O dia de que trata.', statementExample.data),
      raiz: hash('A raiz do dia: a mesma onde os mesmos zips foram importados.', ROOT),
    },
    { description: 'O que esta instalação declarou sobre os zips de um dia.' },
  ),
)

export const statementsExample = [statementExample]

const way = {
  indice: Type.Integer({ description: 'O lugar da folha, a partir de 0.', examples: [0] }),
  folhas: Type.Integer({ description: 'Quantas folhas a árvore tem.', examples: [1] }),
  caminho: Type.Array(Type.String(), {
    description: 'Os resumos que levam da folha à raiz, de baixo para cima, em hexadecimal.',
    examples: [[]],
  }),
}

const { data: _data, raiz: _raiz, ...shownStatement } = statementExample

export const proofExample: ActProof = {
  formato: PROOF_FORM,
  id: actExample.id,
  data: '2024-03-15',
  xml: [{ ...actExample.fonte.xml![0]!, indice: 0, folhas: 1, caminho: [] }],
  zip: {
    arquivo: '2024-03-15-DO1.zip',
    sha256: HASH,
    raiz: HASH,
    indice: 0,
    folhas: 1,
    caminho: [],
  },
  raiz: ROOT,
  declaracao: shownStatement,
  chave_publica: KEY,
  substituida_por: null,
}

export const provaSchema = named(
  'Prova',
  Type.Object(
    {
      formato: oneOf([PROOF_FORM], {
        description: 'A forma da prova, explicada em /guia/prova.',
        examples: [PROOF_FORM],
      }),
      id: Type.String({ description: 'Da publicação.', examples: [actExample.id] }),
      data: date('O dia de que trata a declaração.', '2024-03-15'),
      xml: Type.Array(
        Type.Object({
          nome: Type.String({
            description: 'Nome do arquivo XML.',
            examples: [proofExample.xml[0]!.nome],
          }),
          sha256: hash('SHA-256 dos bytes dele.'),
          ...way,
        }),
        {
          description: 'Cada arquivo do ato, e o caminho dele até `zip.raiz`.',
          examples: [proofExample.xml],
        },
      ),
      zip: Type.Object(
        {
          arquivo: Type.String({
            description: 'Nome do zip.',
            examples: [proofExample.zip.arquivo],
          }),
          sha256: hash('SHA-256 do zip.'),
          raiz: hash('A raiz dos XML do dia no zip.'),
          ...way,
        },
        { description: 'O zip, e o caminho dele até a raiz do dia.', examples: [proofExample.zip] },
      ),
      raiz: hash('A raiz do dia.', ROOT),
      declaracao: Type.Object(statement, {
        description: 'A declaração mais nova que tem esse zip.',
        examples: [shownStatement],
      }),
      chave_publica: nullable(
        hash('A chave que a assinou: Ed25519, 32 bytes em base64; `null` sem assinatura.', KEY),
      ),
      substituida_por: nullable(
        Type.Integer({
          description:
            'O número da declaração mais nova sobre o dia, se outra a substituiu; `null` se vale.',
          examples: [813],
        }),
      ),
    },
    {
      description:
        'O que se precisa, além do XML, para conferir sem o Arauto que um ato estava no zip de um dia.',
    },
  ),
)

/** Of a day, in a row of the ledger. */
export const declaracaoDoDia = Type.Object(
  {
    sequencia: statement.sequencia,
    raiz: hash('A raiz do dia.', ROOT),
    assinatura: statement.assinatura,
    chave_publica: nullable(hash('A chave que assinou: Ed25519, 32 bytes em base64.', KEY)),
  },
  { examples: [{ sequencia: 812, raiz: ROOT, assinatura: SIGNATURE, chave_publica: KEY }] },
)
