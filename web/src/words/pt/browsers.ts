export const browsers = {
  title: 'Avisos no navegador',
  here: 'Avisos neste navegador',
  hereHelp:
    'Cada ato encontrado aparece como notificação do sistema, mesmo com a página fechada. Vários de uma vez vão numa só.',
  none: 'Nenhum navegador mostra os avisos dos alertas desta conta.',
  help: 'Cada um mostra os avisos dos alertas que o têm entre os canais. Num computador de várias pessoas, remova-o: ele continua a mostrá-los depois que você sai.',
  turnOn: 'Ligar os avisos neste navegador',
  thisOne: 'Este',
  since: (moment: string) => `Desde ${moment}.`,
  test: 'Testar',
  remove: 'Remover',
  tested: 'Enviado. Veja se a notificação aparece nesse navegador.',
  testOver:
    'O serviço de notificações respondeu que este navegador não recebe mais. Nele, ligue os avisos de novo; ou remova-o.',
  testFailed:
    'O serviço de notificações não aceitou o aviso. A entrega, em Webhooks, diz o que ele respondeu.',
  ended: (moment: string) =>
    `Não recebe mais desde ${moment}: a permissão foi tirada, ou o navegador não foi alcançado. Nele, ligue os avisos de novo, e o que ficou por entregar é enviado; ou remova-o.`,
  lost: 'O endereço deste navegador se perdeu com a chave que o cifrava. Nele, ligue os avisos de novo, e o que ficou por entregar é enviado; ou remova-o.',
  off: (moment: string) => `Desativado em ${moment}. Reative-o em Webhooks, ou remova-o.`,
  obstacles: {
    unsupported:
      'Este navegador não mostra avisos desta página. Serve um Chrome, Edge, Firefox ou Safari atual num computador, ou um Chrome ou Firefox no Android, com a página em https.',
    denied:
      'As notificações desta página estão bloqueadas neste navegador. Libere-as no ícone ao lado do endereço e tente de novo. Em janela anônima o navegador não as permite.',
    undecided:
      'O navegador perguntou se a página pode mostrar notificações, e ficou sem resposta. Tente de novo e responda “Permitir”.',
    refused:
      'O navegador não conseguiu inscrever-se no serviço de notificações dele. Isso acontece em janela anônima, ou quando a rede bloqueia esse serviço.',
  },
}
