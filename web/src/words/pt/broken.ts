/** For a screen that did not load, or that stopped. */
export const broken = {
  missing: 'Esta tela não carregou',
  looking: 'Verificando o serviço…',
  why: {
    unreachable: 'O serviço não respondeu. Tentamos de novo assim que a conexão voltar.',
    same: 'O serviço responde, mas um arquivo desta tela não chegou.',
    other: 'O Arauto foi atualizado, e esta aba ainda está na versão anterior.',
  },
  keeps: 'Nada do que você salvou se perdeu, e o endereço desta página continua valendo.',
  back: 'Voltar',
  stopped: 'Esta tela parou por um erro nosso',
  stoppedHelp:
    'Nada do que você salvou se perdeu. Tente de novo; se acontecer outra vez, envie os detalhes a quem administra o serviço.',
}
