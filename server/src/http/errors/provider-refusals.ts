import type { Words } from './words.ts'

const UNTIED =
  'Entre com a senha e vincule a identidade em Sua conta, ou peça um convite a quem administra.'

/** Why a request that involves the identity provider is refused. */
export const PROVIDER_REFUSALS = {
  provedor_desligado: [
    'conflito',
    'Nesta instalação não se entra por um provedor de identidade.',
    null,
    null,
  ],
  provedor_fora: [
    'indisponivel',
    'O provedor de identidade não respondeu. Tente de novo em instantes, ou entre com a senha.',
    null,
    null,
  ],
  provedor_cancelado: [
    'sem_permissao',
    'Você não concluiu a entrada no provedor de identidade. Tente de novo, ou entre com a senha.',
    null,
    null,
  ],
  provedor_recusou: [
    'sem_permissao',
    'O provedor de identidade recusou a entrada, ou o prazo dela venceu. Comece de novo.',
    null,
    null,
  ],
  retorno_invalido: [
    'sem_permissao',
    'A resposta do provedor de identidade não é válida para este pedido. Comece de novo.',
    'retorno',
    'Se acontecer outra vez, avise quem administra a instalação.',
    'não é uma resposta a este pedido',
  ],
  pedido_ausente: [
    'conflito',
    'Este retorno não é de um pedido em aberto neste navegador: ele vale por dez minutos, uma vez. Comece de novo.',
    null,
    null,
  ],
  identidade_desconhecida: [
    'sem_permissao',
    `Esta identidade não está vinculada a ninguém daqui. ${UNTIED}`,
    null,
    null,
  ],
  identidade_alheia: [
    'conflito',
    'Esta identidade já está vinculada a outra pessoa desta instalação.',
    null,
    null,
  ],
  identidade_vinculada: [
    'conflito',
    'Você já tem uma identidade deste provedor. Desvincule-a antes de vincular outra.',
    null,
    null,
  ],
  identidade_outra: [
    'conflito',
    'Esta não é a identidade vinculada à sua conta. Confirme com a sua, ou com a senha.',
    null,
    null,
  ],
  identidade_antiga: [
    'conflito',
    'O provedor não diz que você acabou de se identificar, por isso não confirma nada. Confirme com a senha; se não tem uma, peça-a em “Esqueci a senha”.',
    null,
    null,
  ],
  identidade_inexistente: [
    'nao_encontrado',
    'Você não tem identidade com este identificador.',
    'id',
    'Os identificadores vêm em /sessao, na forma idt_….',
    'não existe',
  ],
  unica_entrada: [
    'conflito',
    'É a única forma de você entrar. Defina uma senha antes de desvincular esta identidade.',
    null,
    null,
  ],
} satisfies Record<string, Words>
