import { type Command, type ListedCommand, loadCommand } from './command.ts'

/** Every command, in the order of the help. Each is loaded when it is meant: none waits for what others need. */
export const commands: ListedCommand[] = [
  {
    nome: 'servir',
    posicionais: '',
    resumo: 'Inicia o serviço (página e API), até Ctrl-C.',
    load: async () => (await import('./servir.ts')).servir,
  },
  {
    nome: 'demo',
    posicionais: '',
    resumo: 'Mostra o Arauto funcionando, com edições fictícias, numa pasta própria.',
    load: async () => (await import('./demo.ts')).demo,
  },
  {
    nome: 'importar',
    posicionais: '<zip | pasta | xml>…',
    resumo: 'Importa edições: zips do INLABS ou da base mensal, XMLs ou pastas com eles.',
    load: async () => (await import('./importar.ts')).importar,
  },
  {
    nome: 'historico pausar',
    posicionais: '',
    resumo: 'Pausa o historico em andamento, entre duas transações.',
    load: async () => (await import('./historico.ts')).historicoPausar,
  },
  {
    nome: 'historico continuar',
    posicionais: '',
    resumo: 'Retoma o historico pausado.',
    load: async () => (await import('./historico.ts')).historicoContinuar,
  },
  {
    nome: 'historico',
    posicionais: '[pasta] [meses]',
    resumo:
      'Importa anos passados, da base mensal do portal: de uma pasta com os zips, ou baixados.',
    load: async () => (await import('./historico.ts')).historico,
  },
  {
    nome: 'coletar',
    posicionais: '',
    resumo: 'Traz do INLABS cada edição que sai, até Ctrl-C (o servir também o faz).',
    load: async () => (await import('./coletar.ts')).coletar,
  },
  {
    nome: 'espelhar',
    posicionais: '<endereço>',
    resumo: 'Mantém este acervo igual ao de outro Arauto, pela API dele, até Ctrl-C.',
    load: async () => (await import('./espelhar.ts')).espelhar,
  },
  {
    nome: 'situacao',
    posicionais: '',
    resumo: 'Mostra o que o acervo tem, o que está incompleto e por quê.',
    load: async () => (await import('./situacao.ts')).situacao,
  },
  {
    nome: 'conta criar',
    posicionais: '',
    resumo: 'Cria uma conta, dona de chaves, webhooks e alertas.',
    load: async () => (await import('./conta.ts')).contaCriar,
  },
  {
    nome: 'conta listar',
    posicionais: '',
    resumo: 'Lista as contas, com o que cada uma tem.',
    load: async () => (await import('./conta.ts')).contaListar,
  },
  {
    nome: 'conta alterar',
    posicionais: '<id>',
    resumo: 'Altera o nome ou o e-mail de uma conta.',
    load: async () => (await import('./conta.ts')).contaAlterar,
  },
  {
    nome: 'conta excluir',
    posicionais: '<id>',
    resumo: 'Exclui uma conta, com suas chaves, webhooks, alertas e pessoas.',
    load: async () => (await import('./conta.ts')).contaExcluir,
  },
  {
    nome: 'pessoa convidar',
    posicionais: '',
    resumo: 'Gera um convite de uso único, válido por 7 dias.',
    load: async () => (await import('./pessoa.ts')).pessoaConvidar,
  },
  {
    nome: 'chave criar',
    posicionais: '',
    resumo: 'Cria uma chave da API; ela é mostrada só desta vez.',
    load: async () => (await import('./chave.ts')).chaveCriar,
  },
  {
    nome: 'chave listar',
    posicionais: '',
    resumo: 'Lista as chaves da API, sem os segredos.',
    load: async () => (await import('./chave.ts')).chaveListar,
  },
  {
    nome: 'chave alterar',
    posicionais: '<id>',
    resumo: 'Altera uma chave, com efeito imediato; o que não for dito fica como está.',
    load: async () => (await import('./chave.ts')).chaveAlterar,
  },
  {
    nome: 'chave revogar',
    posicionais: '<id>',
    resumo: 'Revoga uma chave, e as que foram criadas com ela, com efeito imediato.',
    load: async () => (await import('./chave.ts')).chaveRevogar,
  },
  {
    nome: 'linha ocultar',
    posicionais: '<id>',
    resumo: 'Oculta uma linha das tabelas em tudo o que as mostra; o ato continua público.',
    load: async () => (await import('./linha.ts')).linhaOcultar,
  },
  {
    nome: 'linha mostrar',
    posicionais: '<id>',
    resumo: 'Mostra de novo uma linha que foi oculta.',
    load: async () => (await import('./linha.ts')).linhaMostrar,
  },
  {
    nome: 'linha listar',
    posicionais: '',
    resumo: 'Lista as linhas ocultas, agora ou antes: quem, quando e por quê.',
    load: async () => (await import('./linha.ts')).linhaListar,
  },
  {
    nome: 'backup listar',
    posicionais: '<pasta>',
    resumo: 'Lista as cópias de uma pasta de cópias incrementais.',
    load: async () => (await import('./copies/list-copies.ts')).backupListar,
  },
  {
    nome: 'backup',
    posicionais: '<arquivo ou pasta>',
    resumo: 'Grava uma cópia consistente do acervo, mesmo com o serviço no ar.',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    nome: 'restaurar',
    posicionais: '<arquivo ou pasta>',
    resumo: 'Restaura uma cópia; o acervo atual é preservado ao lado. O serviço deve estar parado.',
    load: async () => (await import('./restaurar.ts')).restaurar,
  },
  {
    nome: 'verificar',
    posicionais: '[cópia ou pasta]',
    resumo: 'Lê o acervo inteiro, ou uma cópia, e diz o que está danificado e como se conserta.',
    load: async () => (await import('./verificar.ts')).verificar,
  },
  {
    nome: 'provar',
    posicionais: '<publicação | prova.json> [zip ou XML…]',
    resumo: 'Confere, sem rede, que um ato estava no zip de um dia, e quem o declarou.',
    load: async () => (await import('./provar.ts')).provar,
  },
  {
    nome: 'segredos descartar',
    posicionais: '',
    resumo:
      'Descarta os segredos cifrados com uma chave que se perdeu; o serviço deve estar parado.',
    load: async () => (await import('./segredos.ts')).segredosDescartar,
  },
  {
    nome: 'exportar',
    posicionais: '<arquivo | pasta>',
    resumo: 'Grava num arquivo tudo o que uma busca encontra, ou um mês inteiro.',
    load: async () => (await import('./exportar.ts')).exportar,
  },
  {
    nome: 'enviar',
    posicionais: '<arquivo | pasta>',
    resumo: 'Envia exportações ou cópias a um armazenamento S3; o que já está lá não vai de novo.',
    load: async () => (await import('./enviar.ts')).enviar,
  },
  {
    nome: 'aplicar',
    posicionais: '<pasta>',
    resumo:
      'Faz a conta ter as listas, webhooks, alertas e boletins que os arquivos de uma pasta dizem.',
    load: async () => (await import('./aplicar.ts')).aplicar,
  },
  {
    nome: 'exportar-configuracao',
    posicionais: '<pasta>',
    resumo:
      'Escreve numa pasta as listas, webhooks, alertas e boletins da conta, como aplicar os lê.',
    load: async () => (await import('./exportar-configuracao.ts')).exportarConfiguracao,
  },
  {
    nome: 'ouvir',
    posicionais: '',
    resumo: 'Repassa eventos assinados a um receptor desta máquina, para quem desenvolve um.',
    load: async () => (await import('./ouvir.ts')).ouvir,
  },
  {
    nome: 'importar-rodou',
    posicionais: '<pasta | yaml>…',
    resumo: 'Traz pesquisas e relatórios do Ro-DOU; sem --aplicar, só diz o que faria.',
    load: async () => (await import('./importar-rodou.ts')).importarRodou,
  },
  {
    nome: 'importar-alertas',
    posicionais: '<arquivo>',
    resumo:
      'Traz alertas de outros serviços, ou de uma planilha; sem --aplicar, só diz o que faria.',
    load: async () => (await import('./importar-alertas.ts')).importarAlertas,
  },
  {
    nome: 'mcp',
    posicionais: '',
    resumo: 'Serve as ferramentas de MCP a um agente desta máquina, por entrada e saída padrão.',
    load: async () => (await import('./mcp.ts')).mcp,
  },
  {
    nome: 'reindexar',
    posicionais: '',
    resumo: 'Refaz o índice de busca a partir do acervo, mesmo com o serviço no ar.',
    load: async () => (await import('./reindexar.ts')).reindexar,
  },
  {
    nome: 'indice conferir',
    posicionais: '',
    resumo:
      'Compara o índice de um cluster com o acervo, por dia e seção, e manda reler o que difere.',
    load: async () => (await import('./indice.ts')).indiceConferir,
  },
  {
    nome: 'indice refazer',
    posicionais: '',
    resumo: 'Faz um índice novo de um cluster; o atual responde até que esteja inteiro.',
    load: async () => (await import('./indice.ts')).indiceRefazer,
  },
  {
    nome: 'somas conferir',
    posicionais: '',
    resumo: 'Compara as somas de contratos que o acervo guarda com as linhas de que são feitas.',
    load: async () => (await import('./somas.ts')).somasConferir,
  },
  {
    nome: 'somas refazer',
    posicionais: '',
    resumo: 'Soma de novo todas as linhas de contratos, com o serviço no ar.',
    load: async () => (await import('./somas.ts')).somasRefazer,
  },
  {
    nome: 'migrar',
    posicionais: '',
    resumo:
      'Prepara o banco de dados de um cluster para esta versão, ou leva um acervo para ele, ou dele para uma pasta.',
    load: async () => (await import('./migrar.ts')).migrar,
  },
  {
    nome: 'inlabs-simulado',
    posicionais: '',
    resumo: 'Serve uma pasta de zips como o INLABS faria, com as falhas dele, para testes.',
    load: async () => (await import('./inlabs-simulado.ts')).inlabsSimulado,
  },
  {
    nome: 'completar',
    posicionais: '<bash | zsh | fish>',
    resumo:
      'Escreve o script com que o shell completa os comandos: source <(arauto completar bash)',
    load: async () => (await import('./completar.ts')).completar(everyCommand),
  },
]

export function everyCommand(): Promise<Command[]> {
  return Promise.all(commands.map(loadCommand))
}
