import type { Caller } from '../../access/caller.ts'
import type { Scope } from '../../access/key-store.ts'
import type { Role } from '../../access/roles.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'

/**
 * Enough to correct a request. The answer to a hostile one must not be far larger than the request.
 */
export const MAX_DETAILS = 20

/*
 * Faults that the API itself finds. Each is written once: thrown where it happens, and shown as the
 * example of its status in the OpenAPI document.
 */

/** For a person on the page, who need not know about keys. */
export function sessionOver(): Problem {
  return new Problem('nao_autenticado', 'Sua sessão terminou. Entre de novo para continuar.')
}

export function notAuthenticated(): Problem {
  return new Problem(
    'nao_autenticado',
    'A chave de API está ausente ou não é válida. Envie-a no cabeçalho X-API-Key; no painel, entre de novo.',
  )
}

/** `caller`: the key; null in the documentation. */
export function lacksScope(escopo: Scope, caller: Pick<Caller, 'id' | 'escopos'> | null): Problem {
  const { id, escopos } = caller ?? { id: 'chv_…', escopos: ['consulta'] }
  const all = [...escopos, escopo].join(',')
  return new Problem('sem_permissao', `Esta chave não tem o escopo ${escopo}.`, [
    detailOf(
      'X-API-Key',
      `tem só: ${escopos.join(', ')}`,
      `Quem opera o serviço pode dar: ${PROGRAM} chave alterar ${id} --escopos ${all}`,
    ),
  ])
}

/**
 * The people who have a role, for the message to those who lack it. Everybody has the first one.
 */
const DOERS: Record<Role, string> = {
  leitor: 'quem lê',
  editor: 'quem edita alertas e webhooks',
  gestor: 'quem gere a conta',
  administrador: 'quem administra a instalação',
}

/** The caller has a session. */
export function lacksRole(role: Role): Problem {
  const from = role === 'administrador' ? 'quem administra a instalação' : 'quem gere a sua conta'
  return new Problem('sem_permissao', `Só ${DOERS[role]} pode fazer isto.`, [
    detailOf('papel', `deve ser ao menos ${role}`, `Peça o papel a ${from}.`),
  ])
}

export function notAdministrator(): Problem {
  return lacksRole('administrador')
}

/** The caller has a key. */
export function makerLacksRole(role: Role): Problem {
  return new Problem('sem_permissao', 'Quem responde por esta chave não pode fazer isto.', [
    detailOf(
      'X-API-Key',
      `responde por ela alguém com papel abaixo de ${role}`,
      'Uma chave nunca pode mais do que quem a criou: use a de outra pessoa.',
    ),
  ])
}

export function needsPerson(): Problem {
  return new Problem('sem_permissao', 'Isto é só para pessoas, numa sessão: uma chave não serve.')
}

/** The installation requires a second factor from its operators. */
export function needsFactor(): Problem {
  return new Problem(
    'sem_permissao',
    'Para administrar esta instalação, ligue antes um aplicativo autenticador.',
    [
      detailOf(
        'segundo_fator',
        'está desligado',
        'No painel, em Conta; na API, POST /pessoa/segundo_fator.',
      ),
    ],
  )
}

/** A person is signed in, but has not confirmed the password recently. */
export function unconfirmed(): Problem {
  return new Problem(
    'sem_permissao',
    'Confirme antes que é você, com a senha ou pelo provedor de identidade.',
    [
      detailOf(
        'confirmacao',
        'falta, ou foi há mais de dez minutos',
        'POST /sessao/confirmar, com a senha e, se houver, o código do aplicativo; sem senha, POST /sessao/confirmar/provedor.',
      ),
    ],
  )
}

export function foreignPage(): Problem {
  return new Problem(
    'sem_permissao',
    'A requisição não parece vir de uma página deste serviço. Envie-a de lá, com o cabeçalho X-Requested-With.',
  )
}

/** A page of another site calls what only programs call. */
export function foreignOrigin(): Problem {
  return new Problem('sem_permissao', 'Páginas de outros sites não podem usar este endereço.', [
    detailOf(
      'Origin',
      'não é o endereço deste serviço',
      'Conecte um programa, que não envia Origin, ou diga ao serviço o endereço dele em ARAUTO_PUBLIC_URL.',
    ),
  ])
}

export function limitExceeded(limit: number, seconds: number): Problem {
  return new Problem(
    'limite_excedido',
    `O limite de ${limit} requisições por minuto foi excedido. Tente de novo em ${seconds} s.`,
  )
}

/** @param whose Whether this key, or the whole service, is at its limit of exports. */
export function tooManyExports(whose: 'client' | 'all'): Problem {
  return whose === 'client'
    ? new Problem(
        'limite_excedido',
        'Esta chave já tem todas as exportações que pode ter ao mesmo tempo. Espere o fim de uma delas.',
      )
    : new Problem('indisponivel', 'Há exportações demais em andamento. Tente de novo em instantes.')
}

/** `wayOut`: what to give instead. */
export function unknownStart(
  wayOut = 'Use o id da última publicação recebida, na forma pub_….',
): Problem {
  const detalhe = detailOf('apos', 'não existe no acervo', wayOut)
  return new Problem('parametro_invalido', 'Parâmetro inválido: apos não existe no acervo.', [
    detalhe,
  ])
}

export function noHost(): Problem {
  return new Problem('parametro_invalido', 'Falta o cabeçalho Host, que HTTP/1.1 exige.', [
    detailOf('Host', 'é obrigatório', 'Envie o nome do serviço.'),
  ])
}

export function manyHosts(): Problem {
  return new Problem('parametro_invalido', 'O cabeçalho Host veio mais de uma vez.', [
    detailOf('Host', 'está repetido', 'Envie um só.'),
  ])
}

export function unknownAddress(): Problem {
  return new Problem(
    'nao_encontrado',
    'Este endereço não existe. Os da API começam com /api/v1, e a lista está em /referencia.',
  )
}

export function methodNotAllowed(method: string, allow: string): Problem {
  return new Problem(
    'metodo_nao_permitido',
    `Este endereço não aceita ${method}; aceita ${allow.replaceAll(', ', ' e ')}.`,
  )
}

export function unknownPublication(): Problem {
  return new Problem('nao_encontrado', 'Não há publicação com este identificador no acervo.', [
    detailOf('id', 'não existe no acervo', 'Os identificadores vêm em /buscar, na forma pub_….'),
  ])
}

export function unknownNorm(norma: string): Problem {
  return new Problem('nao_encontrado', `Nenhuma publicação do acervo cita a norma ${norma}.`, [
    detailOf(
      'norma',
      'não é citada por nenhuma publicação do acervo',
      'Confira a espécie, o número e o ano, ou tire o ano; /buscar a procura por outras palavras, e /edicoes diz que dias o acervo tem.',
    ),
  ])
}

export function unknownPicture(): Problem {
  const sugestao =
    'Em `imagens` da publicação, só as que têm `url` vêm daqui; as outras, só na página de `url_pdf`.'
  return new Problem('nao_encontrado', 'O acervo não tem esta imagem.', [
    detailOf('nome', 'não há imagem com este nome', sugestao),
  ])
}

export function bodyTooLarge(): Problem {
  return new Problem(
    'corpo_grande_demais',
    'O corpo da requisição passa de 256 KiB (16 KiB nas operações que não pedem chave). Envie menos de uma vez.',
  )
}

export function unsupportedType(
  mensagem = 'O corpo deve ser JSON: envie Content-Type: application/json.',
): Problem {
  return new Problem('tipo_nao_suportado', mensagem)
}

/** The answer to an unforeseen error reveals nothing of it. */
export function internalError(): Problem {
  return new Problem(
    'erro_interno',
    'Erro interno. Se ele persistir, informe o request_id a quem opera o serviço.',
  )
}
