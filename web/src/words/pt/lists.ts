export const lists = {
  title: 'Listas de termos',
  none: 'Nenhuma lista ainda',
  noneHelp:
    'Uma lista tem termos que vários alertas procuram: nomes, CNPJs, processos. O que muda nela muda neles.',
  steps: [
    'Prepare um arquivo com um termo por linha, ou um CSV.',
    'Envie-o aqui. Dizemos quais linhas não se sabem ler, e por quê; as outras entram.',
    'Escolha a lista num alerta.',
  ],
  create: 'Nova lista',
  createTitle: 'Nova lista',
  sendTitle: (name: string) => `Enviar “${name}” de novo`,
  send: 'Enviar',
  sendAgain: 'Enviar o arquivo de novo',
  name: 'Nome',
  key: 'Chave',
  keyHelp:
    'Como o seu programa a chama, para enviar o arquivo sozinho: letras sem acento, algarismos e . _ : @ + -',
  keyTaken: (name: string) =>
    `Já é a chave de “${name}”. Para trocar o que ela tem, use “Enviar o arquivo de novo”.`,
  needsKey: 'Para enviar um arquivo, dê antes uma chave à lista, pela API.',
  file: 'Arquivo',
  fileHelp:
    'Texto (.txt), um termo por linha, ou CSV; em UTF-8 ou como o Excel salva. Até 10.000 termos.',
  noFile: 'Escolha um arquivo.',
  chooseFile: 'Escolher',
  column: 'Coluna do CSV',
  columnHelp: (first: string) =>
    `A primeira linha é “${first}”. Se são nomes de colunas, escreva aqui o da que tem os termos; em branco, vale a primeira coluna, e esta linha já é um termo.`,
  phrases: 'Cada linha é um nome ou uma frase exata',
  phrasesHelp: 'Sem isso, cada uma é uma consulta: João da Silva acharia as palavras em separado.',
  items: (count: number, shown: string) => (count === 1 ? '1 termo' : `${shown} termos`),
  version: (version: string, moment: string) => `Versão ${version}, de ${moment}`,
  usedBy: (names: string) => `Em: ${names}`,
  unused: 'Em nenhum alerta',
  actions: (name: string) => `Ações de ${name}`,
  unchanged: 'Nada mudou: a lista já era esta.',
  changed: (fresh: string, gone: string, same: string) =>
    `Lista salva: ${fresh} novos, ${gone} removidos, ${same} iguais.`,
  repeated: (shown: string) => `Linhas que só repetem outra: ${shown}.`,
  refused: (count: number, shown: string) =>
    count === 1 ? '1 linha ficou de fora' : `${shown} linhas ficaram de fora`,
  refusedHead: ['Linha', 'O que diz', 'Por que ficou de fora'],
  deleteTitle: 'Excluir esta lista?',
  deleteHelp: 'Só se exclui uma lista que nenhum alerta tem. Não há volta.',
}
