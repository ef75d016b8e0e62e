export const account = {
  enter: 'Entrar',
  key: 'Chave da API',
  keyHelp: 'Começa por ar_. Fica só na memória desta aba, até que ela se feche.',
  keyRefused: 'Esta chave não existe, venceu ou foi revogada.',
}
