import { type TSchema, Type } from 'typebox'
import { SCOPES, type Scope } from '../../access/key-store.ts'
import { ROLES } from '../../access/roles.ts'
import type { InvitationView, SessionView } from '../../service/people/queries.ts'
import { accessSchemas, acessoSchema, waysInExample } from './access-schema.ts'
import { accepted, data } from '../answer.ts'
import { instant, named, nullable, oneOf, ref } from '../schemas/field.ts'

const STRICT = { additionalProperties: false }
/** More than any valid address, name or password, so that the exact fault can be reported. */
const MAX_TEXT = 1_000

/** The signed-in person, and what they may do. */
export interface OpenedSession extends SessionView {
  escopos: Scope[]
}

export const sessionExample: OpenedSession = {
  sessao: {
    id: 'ses_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
    criado_em: '2024-03-15T12:00:00.000Z',
    expira_em: '2024-04-14T12:00:00.000Z',
    ultimo_uso_em: '2024-03-15T12:00:00.000Z',
    agente: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  },
  pessoa: {
    id: 'pes_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
    nome: 'Nome da Pessoa',
    email: 'pessoa@exemplo.com.br',
    papel: 'editor',
    email_confirmado_em: '2024-03-15T12:00:00.000Z',
    segundo_fator_em: null,
    criado_em: '2024-03-15T12:00:00.000Z',
  },
  conta: { id: 'cta_01JQ7Z3V5N8M2K4T6W9X1Y0ABC', nome: 'Escritório' },
  acesso: waysInExample,
  escopos: ['consulta', 'webhooks', 'alertas'],
}

export const invitationExample: InvitationView = {
  papel: 'editor',
  email: 'pessoa@exemplo.com.br',
  expira_em: '2024-03-22T12:00:00.000Z',
  conta: 'Escritório',
}

export const idOf = (what: string, example: string) =>
  Type.String({ description: `Identificador ${what}.`, examples: [example] })

export const papel = oneOf(ROLES, {
  description:
    'Cada um pode o que podem os anteriores. Na conta: `leitor` lê; `editor` cria e muda alertas, webhooks e as próprias chaves; `gestor` cuida das pessoas, dos convites e de todas as chaves. `administrador`: cuida da instalação inteira.',
  examples: ['editor'],
})

export const sessaoSchema = named(
  'Sessao',
  Type.Object(
    {
      id: idOf('da sessão', sessionExample.sessao.id),
      criado_em: instant('Quando a pessoa entrou.'),
      expira_em: instant('Quando será preciso entrar de novo.', '2024-04-14T12:00:00.000Z'),
      ultimo_uso_em: nullable(instant('Último uso, com atraso de até um minuto.')),
      agente: nullable(
        Type.String({
          description: 'Como o navegador se apresenta.',
          examples: [sessionExample.sessao.agente],
        }),
      ),
    },
    { description: 'Um navegador em que a pessoa entrou.' },
  ),
)

const personFields = {
  id: idOf('da pessoa', sessionExample.pessoa.id),
  nome: Type.String({ description: 'Nome da pessoa.', examples: [sessionExample.pessoa.nome] }),
  email: Type.String({
    description: 'Endereço com que ela entra, em minúsculas.',
    examples: [sessionExample.pessoa.email],
  }),
  papel,
  email_confirmado_em: nullable(
    instant('Quando se provou que o e-mail chega a ela; `null` se ainda não.'),
  ),
  segundo_fator_em: nullable(
    instant('Desde quando se pede também um código ao entrar; `null` se não se pede.'),
  ),
  criado_em: instant('Quando aceitou o convite.'),
}

const pessoaSchema = named(
  'Pessoa',
  Type.Object(personFields, { description: 'Alguém que entra no painel.' }),
)

/** A person with the account, for lists. */
export const membroSchema = named(
  'Membro',
  Type.Object(
    { ...personFields, conta_id: idOf('da conta', sessionExample.conta.id) },
    { description: 'Alguém que entra numa conta.' },
  ),
)

export const memberExample = { ...sessionExample.pessoa, conta_id: sessionExample.conta.id }

const contaResumidaSchema = named(
  'ContaResumida',
  Type.Object(
    {
      id: idOf('da conta', sessionExample.conta.id),
      nome: Type.String({ description: 'Nome da conta.', examples: [sessionExample.conta.nome] }),
    },
    { description: 'A conta a que algo pertence.' },
  ),
)

export const sessionSchemas = [
  sessaoSchema,
  pessoaSchema,
  membroSchema,
  contaResumidaSchema,
  ...accessSchemas,
]

export const sessaoAbertaSchema = named(
  'SessaoAberta',
  Type.Object(
    {
      sessao: ref(sessaoSchema),
      pessoa: ref(pessoaSchema),
      conta: ref(contaResumidaSchema),
      acesso: ref(acessoSchema),
      escopos: Type.Array(oneOf(SCOPES, {}), {
        description: 'O que ela pode fazer: como uma chave com estes escopos.',
        examples: [sessionExample.escopos],
      }),
    },
    { description: 'Quem entrou, e com que acesso.' },
  ),
)

export const invitationFields = {
  papel,
  email: nullable(
    Type.String({
      description: 'Endereço convidado; `null` se quem segue o link diz o seu.',
      examples: [invitationExample.email],
    }),
  ),
  expira_em: instant('Até quando o link vale.', invitationExample.expira_em),
  conta: nullable(
    Type.String({
      description: 'Nome da conta; `null` se ela é aberta com a pessoa.',
      examples: [invitationExample.conta],
    }),
  ),
}

export const convidadoSchema = named(
  'ConviteAberto',
  Type.Object(
    {
      ...invitationFields,
      contas: Type.Array(ref(contaResumidaSchema), {
        description:
          'As contas entre as quais a primeira pessoa da instalação escolhe; vazia nos outros convites.',
      }),
    },
    { description: 'O convite, para quem segue o link dele.' },
  ),
)

export const followedExample = { ...invitationExample, contas: [] }

/** An id in a path. */
export function idParams(what: string, example: string) {
  return Type.Object({ id: idOf(what, example) })
}

/** For work that is done later, or not at all, without the client being told. */
export function untold(description: string) {
  return accepted(
    data(description, Type.Null({ description: 'Nada se diz do que foi feito.' }), null),
  )
}

/** A string of a body; the domain checks its form. */
export function writtenText(description: string, example: string) {
  return Type.String({ minLength: 1, maxLength: MAX_TEXT, description, examples: [example] })
}

export const emailField = writtenText('Endereço de e-mail.', sessionExample.pessoa.email)
export const passwordField = writtenText('A senha.', 'quatro palavras bem diferentes')
/** Absent for people who have none. */
export const spareablePassword = Type.Optional(
  writtenText(
    'A senha; sem ela, a sessão deve ter sido confirmada há menos de dez minutos.',
    'quatro palavras bem diferentes',
  ),
)
export const newPasswordField = writtenText(
  'A senha nova: de 10 a 200 caracteres. Não se aceitam as que mais se usam, sequências, nem as feitas do nome, do e-mail ou da conta.',
  'quatro palavras bem diferentes',
)
export const codeField = writtenText(
  'Código do aplicativo autenticador, ou um código de recuperação.',
  '492039',
)
export const tokenField = writtenText(
  'O que vem no link, depois de `#`.',
  'pDwR5m3v1cQn0sXo8yJk2uLbA7eTzH4gF6iV9rNqWxM',
)

export function bodyOf<Fields extends Record<string, TSchema>>(
  description: string,
  fields: Fields,
) {
  return Type.Object(fields, { ...STRICT, description })
}
