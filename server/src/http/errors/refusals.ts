import type { Outcome } from '../../lib/errors/outcome.ts'
import { PASSWORD_HINT } from '../../access/people/person.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { PROVIDER_REFUSALS } from './provider-refusals.ts'
import type { Words } from './words.ts'

/** Returns a command's result; throws the Problem that explains a refusal. */
export function doneOf<T>(outcome: Outcome<T, Refusal>): T {
  if ('refused' in outcome) throw refusal(outcome.refused)
  return outcome.done
}

/** Returns what was found; throws the Problem that explains that it is not there. */
export function foundOf<T>(found: T | null | undefined, refused: Refusal): T {
  if (found === null || found === undefined) throw refusal(refused)
  return found
}

export function refusal(refused: Refusal): Problem {
  const [codigo, mensagem, campo, sugestao, problema = UNKNOWN]: Words = REFUSALS[refused]
  const detalhes = campo === null ? [] : [detailOf(campo, problema, sugestao)]
  return new Problem(codigo, mensagem, detalhes)
}

/** Why a command of an account is refused. */
export type Refusal = keyof typeof REFUSALS

const UNKNOWN = 'não existe nesta conta'

function conflict(mensagem: string): Words {
  return ['conflito', mensagem, null, null]
}

const REFUSALS = {
  ...PROVIDER_REFUSALS,
  webhook_inexistente: [
    'nao_encontrado',
    'Não há webhook com este identificador.',
    'webhook_id',
    'Os identificadores vêm em /webhooks, na forma wh_….',
  ],
  entrega_inexistente: [
    'nao_encontrado',
    'Este webhook não tem entrega com este identificador.',
    'delivery_id',
    'Os identificadores vêm em /webhooks/{webhook_id}/deliveries, na forma dlv_….',
  ],
  limite: conflict(
    'Esta conta já tem todos os webhooks que pode ter. Exclua um deles, ou mude um que já existe.',
  ),
  limite_filtros: conflict(
    'Os filtros dos webhooks e alertas e as listas desta conta já são, ao todo, tão longos quanto podem ser. Encurte ou exclua algum deles.',
  ),
  limite_itens: conflict(
    'Os alertas desta conta procurariam mais de 1.000.000 de itens ao todo, e os de uma lista contam em cada alerta que a tem. Tire itens ou listas de algum deles.',
  ),
  webhook_inativo: conflict(
    'O webhook está inativo. Ative-o antes, com PATCH {"ativo": true}, e peça de novo.',
  ),
  endereco_perdido: [
    'conflito',
    'O endereço deste webhook se perdeu com a chave que o cifrava; dele só resta o servidor.',
    'url',
    'Envie o endereço inteiro outra vez: PATCH {"url": "https://…", "ativo": true}.',
    'está incompleta',
  ],
  entrega_enviando: conflict('Há uma tentativa desta entrega em curso. Espere o fim dela.'),
  entrega_de_teste: conflict('Um teste não se repete. Peça outro em /test.'),
  reenvio_pendente: conflict(
    'Já há um reenvio deste webhook em andamento. Espere o fim dele; veja-o em /reenvios.',
  ),
  chave_de_alerta_em_uso: [
    'conflito',
    'Outro alerta desta conta já tem esta chave.',
    'chave',
    'Use outra, ou mude o alerta que a tem, com PUT /alertas/chave/{chave}.',
    'está em uso',
  ],
  chave_de_webhook_em_uso: [
    'conflito',
    'Outro webhook desta conta já tem esta chave.',
    'chave',
    'Use outra, ou mude o webhook que a tem, com PUT /webhooks/chave/{chave}.',
    'está em uso',
  ],
  alerta_inexistente: [
    'nao_encontrado',
    'Não há alerta com este identificador.',
    'id',
    'Os identificadores vêm em /alertas, na forma alr_….',
  ],
  lista_inexistente: [
    'nao_encontrado',
    'Não há lista com este identificador.',
    'id',
    'Os identificadores vêm em /listas, na forma lst_….',
  ],
  lista_de_alerta_inexistente: [
    'corpo_invalido',
    'O alerta nomeia uma lista que não existe.',
    'listas',
    'Os identificadores vêm em /listas, na forma lst_….',
  ],
  lista_em_uso: conflict('Há alertas que têm esta lista. Tire-a deles antes de a excluir.'),
  chave_de_lista_em_uso: [
    'conflito',
    'Outra lista desta conta já tem esta chave.',
    'chave',
    'Use outra, ou mude a lista que a tem, com PUT /listas/chave/{chave}.',
    'está em uso',
  ],
  limite_listas: conflict(
    'Esta conta já tem todas as listas que pode ter. Exclua uma delas, ou mude uma que já existe.',
  ),
  lista_vazia: [
    'corpo_invalido',
    'A lista ficaria sem item algum, e os seus alertas nada encontrariam.',
    'itens',
    'Envie ao menos um item que possa ser lido; para acabar com a lista, exclua-a.',
    'nada tem que se possa guardar',
  ],
  itens_demais: [
    'corpo_invalido',
    'A lista ficaria com mais de 10.000 itens.',
    'itens',
    'Divida-os em várias listas: um alerta pode ter todas.',
    'são demais',
  ],
  alerta_inativo: conflict(
    'O alerta está inativo. Ative-o antes, com PATCH {"ativo": true}, e peça de novo.',
  ),
  limite_alertas: conflict(
    'Esta conta já tem todos os alertas que pode ter. Exclua um deles, ou mude um que já existe.',
  ),
  termos_demais: conflict(
    'O alerta tem mais de 200 termos, com os de suas listas, e no passado se procuram no máximo 200 de uma vez. Experimente uma parte deles em POST /alertas/simular; o que entra no acervo é conferido com todos.',
  ),
  boletim_inexistente: [
    'nao_encontrado',
    'Não há boletim com este identificador.',
    'id',
    'Os identificadores vêm em /boletins, na forma bol_….',
  ],
  envio_de_boletim_inexistente: [
    'nao_encontrado',
    'Este boletim não tem envio com este identificador.',
    'envio_id',
    'Os identificadores vêm em /boletins/{id}/envios, na forma ebo_….',
  ],
  chave_de_boletim_em_uso: [
    'conflito',
    'Outro boletim desta conta já tem esta chave.',
    'chave',
    'Use outra, ou mude o boletim que a tem, com PUT /boletins/chave/{chave}.',
    'está em uso',
  ],
  pasta_inexistente: [
    'nao_encontrado',
    'Não há pasta com este identificador.',
    'id',
    'Os identificadores vêm em /pastas, na forma pst_….',
  ],
  limite_pastas: conflict(
    'Esta conta já tem as 200 pastas que pode ter. Exclua uma delas, ou use uma que já existe.',
  ),
  pasta_cheia: conflict(
    'Esta pasta já tem os 2.000 atos que pode ter. Retire algum, ou crie outra pasta.',
  ),
  ato_fora_da_pasta: [
    'nao_encontrado',
    'Este ato não está nesta pasta.',
    'publicacao_id',
    'Os que estão vêm em /pastas/{id}/atos; PUT o guarda.',
    'não está nesta pasta',
  ],
  versao_antiga: [
    'versao_antiga',
    'Isto mudou depois que esta versão foi lida. Nada foi gravado.',
    'versao',
    'Leia o que há agora, junte o que falta e envie com a `versao` que veio; sem `versao` nem If-Match, vale o que se envia.',
    'não é mais a versão que há',
  ],
  publicacao_inexistente: [
    'nao_encontrado',
    'Não há publicação com este identificador no acervo.',
    'publicacao_id',
    'Os identificadores vêm em /buscar, na forma pub_….',
    'não existe no acervo',
  ],
  responsavel_inexistente: [
    'corpo_invalido',
    'Não há nesta conta pessoa com este identificador.',
    'responsavel',
    'Os identificadores vêm em /pessoas, na forma pes_….',
  ],
  chave_sem_pessoa: [
    'sem_permissao',
    'Esta chave não é de pessoa alguma, e só pessoas leem e guardam atos.',
    null,
    null,
  ],
  limite_boletins: conflict(
    'Esta conta já tem os 100 boletins que pode ter. Exclua um deles, ou mude um que já existe.',
  ),
  limite_enderecos: conflict(
    'Há endereços de e-mail demais à espera de confirmação nesta conta. Espere que confirmem, ou use endereços já confirmados.',
  ),
  convite_invalido: [
    'nao_encontrado',
    'Convite inválido: já foi usado, venceu ou o link está incompleto.',
    'token',
    'Copie o link inteiro, ou peça outro a quem convidou.',
    'não é de um convite aberto',
  ],
  convite_de_outro_email: [
    'corpo_invalido',
    'O convite é para outro endereço de e-mail.',
    'email',
    'Não o envie: vale o endereço que recebeu o convite.',
    'não é o endereço convidado',
  ],
  email_ausente: [
    'corpo_invalido',
    'Diga com que endereço de e-mail vai entrar.',
    'email',
    'Este convite não traz nenhum.',
    'é obrigatório',
  ],
  conta_a_escolher: [
    'corpo_invalido',
    'Há várias contas: diga em qual vai entrar.',
    'conta_id',
    'Envie o id de uma das contas de /convites/consultar, ou, em conta, o nome de uma nova.',
    'é obrigatório',
  ],
  conta_alheia: [
    'corpo_invalido',
    'O convite não leva a esta conta.',
    'conta_id',
    'Envie o id de uma das contas de /convites/consultar.',
    'não é uma das contas do convite',
  ],
  email_em_uso: [
    'conflito',
    'Já há uma pessoa com este endereço de e-mail.',
    'email',
    'Entre com ele, ou peça uma senha nova. Se outra pessoa o informou sem confirmar, peça um convite por e-mail.',
    'está em uso',
  ],
  senha_comum: [
    'corpo_invalido',
    'Esta senha é das que mais se usam, e das primeiras que se tentam.',
    'senha',
    PASSWORD_HINT,
    'é comum demais',
  ],
  senha_propria: [
    'corpo_invalido',
    'Esta senha é feita do seu nome, do e-mail, da conta ou do nome do serviço.',
    'senha',
    PASSWORD_HINT,
    'é fácil de adivinhar por quem conhece você',
  ],
  link_invalido: [
    'nao_encontrado',
    'Link inválido: já foi usado, venceu ou está incompleto.',
    'token',
    'Copie o link inteiro do e-mail, ou peça outro.',
    'não é de um link que vale',
  ],
  cadastro_fechado: [
    'sem_permissao',
    'O cadastro está fechado nesta instalação. Peça um convite a quem a administra.',
    null,
    null,
  ],
  situacao_fechada: [
    'nao_encontrado',
    'Esta instalação não mostra a sua situação a quem não tem conta.',
    null,
    null,
  ],
  email_recente: conflict(
    'Já mandamos um e-mail a este endereço há menos de um minuto. Espere um pouco e peça de novo.',
  ),
  segundo_fator_ligado: conflict(
    'Já se pede um código de um aplicativo. Desligue-o antes, para usar outro.',
  ),
  segundo_fator_desligado: conflict('Não se pede código nenhum: não há o que recuperar.'),
  sem_aplicativo: conflict('Peça antes o segredo do aplicativo, em POST /pessoa/segundo_fator.'),
  codigo_errado: [
    'corpo_invalido',
    'O código não confere.',
    'codigo',
    'Espere o seguinte, e confira o relógio do aparelho.',
    'não confere',
  ],
  sessao_inexistente: [
    'nao_encontrado',
    'Não há sessão sua com este identificador.',
    'id',
    'Os identificadores vêm em /sessoes, na forma ses_….',
    'não existe',
  ],
  convite_inexistente: [
    'nao_encontrado',
    'Não há convite aberto com este identificador.',
    'id',
    'Os identificadores vêm em /convites, na forma cvt_….',
  ],
  pessoa_inexistente: [
    'nao_encontrado',
    'Não há pessoa com este identificador.',
    'id',
    'Os identificadores vêm em /pessoas, na forma pes_….',
  ],
  pessoa_administra: [
    'sem_permissao',
    'Esta pessoa administra a instalação: só outra que a administre pode tirar o acesso dela.',
    null,
    null,
  ],
  ultimo_administrador: conflict(
    'É a única pessoa que administra a instalação. Passe o papel a outra antes.',
  ),
  ultimo_gestor: conflict(
    `É a única pessoa que gere esta conta. Passe o papel a outra antes, ou exclua a conta: ${PROGRAM} conta excluir.`,
  ),
  conta_sem_gestor: [
    'corpo_invalido',
    'A primeira pessoa de uma conta cuida dela: convide-a como gestor.',
    'papel',
    'Diga gestor, ou nada.',
    'deve ser gestor',
  ],
  coletor_desligado: conflict(
    'Nada é coletado nesta instalação: faltam as credenciais da fonte. Envie o zip da edição.',
  ),
  data_fora_da_coleta: conflict(
    'O coletor não acompanha esta data: é futura, ou anterior à primeira que se coleta. Envie o zip da edição.',
  ),
  envio_inexistente: [
    'nao_encontrado',
    'Não há envio com este identificador.',
    'id',
    'Os identificadores vêm em /operacao/envios, na forma env_….',
    'não existe',
  ],
  chave_inexistente: [
    'nao_encontrado',
    'Não há chave com este identificador.',
    'id',
    'Os identificadores vêm em /chaves, na forma chv_….',
  ],
  chave_administra: [
    'sem_permissao',
    'Esta chave administra a instalação: só quem a administra pode alterá-la.',
    null,
    null,
  ],
  chave_revogada: conflict('A chave foi revogada, e não muda mais. Crie outra.'),
  limite_chaves: conflict('Esta conta já tem todas as chaves que pode ter. Revogue uma delas.'),
  conta_desconhecida: [
    'corpo_invalido',
    'Corpo inválido: conta não existe.',
    'conta',
    'Os identificadores vêm em /contas, na forma cta_….',
    'não existe',
  ],
  conta_inexistente: [
    'nao_encontrado',
    'Não há conta com este identificador.',
    'id',
    'Os identificadores vêm em /contas, na forma cta_….',
    'não existe',
  ],
  repetida: conflict(
    'Uma requisição com esta Idempotency-Key está em andamento. Repita-a em instantes para ter a resposta dela.',
  ),
  chave_reutilizada: conflict(
    'Esta Idempotency-Key já foi usada em outra requisição. Use uma nova para cada operação.',
  ),
} satisfies Record<string, Words>
